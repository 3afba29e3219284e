import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { jakartaDate } from '#core/time.ts'
import { addRule } from '#modules/dated-rules/module.ts'
import { askAgain } from '#modules/financing/desk/decide.ts'
import { tenants } from '#modules/tenant/tables.ts'
import { newestCode } from '#test/support/accounts.ts'
import {
  aFinanceableCart,
  anApplication,
  applicationForm,
  aSubmitted,
  type FinanceableCart,
  financingNow,
  ofOfficer,
  postFinancing,
} from '#test/support/financing.ts'
import type { FileToSend } from '#test/support/form-fields.ts'
import { scan } from '#test/support/journeys.ts'
import { listening } from '#test/support/payments.ts'
import { newNumber } from '#test/support/phones.ts'
import { PlainBrowser, textOf } from '#test/support/plain-browser.ts'
import type { TestApp } from '#test/support/test-app.ts'
import { newBrowser, siteApp } from '#test/support/visits.ts'
import { stateWords } from '#web/components/financing/words.ts'
import { inLanguage } from '#web/to.ts'

let home: TestApp
beforeAll(async () => {
  home = await siteApp()
  await listening(home)
})
afterAll(() => home.close())

const formOf = ({ id, offer }: Pick<FinanceableCart, 'id' | 'offer'>) =>
  `/loan-applicant-form/${id}/${offer.product.id}`

/** The browser of who has that token, without scripts. */
function readerOf(token: string): PlainBrowser {
  const browser = newBrowser()
  browser.cookies.set('jwt', token)
  return new PlainBrowser(home, browser)
}

async function upload(reader: PlainBrowser, label: string, file: FileToSend): Promise<void> {
  const form = reader.all('main form').find((one) => textOf(one).startsWith(label))
  await reader.press(/^(Unggah|Upload)$/, { [label]: file }, form)
}

const spoken = {
  id: {
    contact: 'Data pemesan',
    gender: 'Data pemesan › Jenis kelamin › Perempuan',
    birth: ['Data pemesan › Tanggal lahir › Tanggal', 'Bulan', 'Tahun'],
    address: 'Data pemesan › Alamat',
    job: 'Data pemesan › Pekerjaan',
    place: 'Data pemesan › Instansi',
    phone: 'Data pemesan › Nomor HP',
    years: 'Lama bekerja atau berusaha (tahun)',
    income: 'Penghasilan per bulan',
    self: 'Saya sendiri ikut berangkat',
    next: 'Simpan dan lanjut ke dokumen',
    least: 'Lama bekerja atau berusaha minimal 2 tahun',
    empty: 'Field tidak boleh kosong',
    female: 'Perempuan',
    missing: 'Unggah semua dokumen untuk melanjutkan.',
    toConfirm: 'Lanjut ke konfirmasi',
    licence: /Izin OJK/,
    charity: 'kegiatan sosial',
    complain: 'kontak157.ojk.go.id',
    send: 'Kirim pengajuan',
    agree: 'Setujui untuk melanjutkan',
    boxes: ['Saya menyetujui Syarat', 'Saya menyetujui Kebijakan', 'Saya setuju data diri'],
    sent: 'Bank sedang memeriksa',
  },
  en: {
    contact: 'Your details',
    gender: 'Your details › Gender › Female',
    birth: ['Your details › Date of birth › Day', 'Month', 'Year'],
    address: 'Your details › Address',
    job: 'Your details › Occupation',
    place: 'Your details › Employer or school',
    phone: 'Your details › Mobile number',
    years: 'Years of employment or experience',
    income: 'Monthly income',
    self: 'I’m travelling too',
    next: 'Save and go on to documents',
    least: 'At least 2 years of employment or experience',
    empty: 'Please fill in this field',
    female: 'Female',
    missing: 'Upload all documents to continue.',
    toConfirm: 'Continue to confirmation',
    licence: /OJK licence/,
    charity: 'goes to charity',
    complain: 'kontak157.ojk.go.id',
    send: 'Send the application',
    agree: 'Please agree to continue',
    boxes: ['I agree to the Terms', 'I agree to the Privacy', 'I agree that my details'],
    sent: 'The bank is checking',
  },
} as const

const ofPerson = (language: 'id' | 'en') => {
  const say = spoken[language]
  const [day, month, year] = say.birth
  const whole = day.slice(0, day.lastIndexOf('›'))
  return {
    [say.gender]: true,
    [day]: '12',
    [`${whole}› ${month}`]: '04',
    [`${whole}› ${year}`]: '1985',
    [say.address]: 'Jl. Melati No. 7, Bandung',
    [say.job]: 'Guru',
    [say.place]: 'SMP Harapan',
    [say.self]: true,
    [say.income]: '7.500.000',
    // None is chosen beforehand.
    'Bank › Bank Jual': true,
  }
}

test.each(['id', 'en'] as const)('without scripts a member applies, and the bank has it: in %s', async (language) => {
  const say = spoken[language]
  const cart = await aFinanceableCart(home)
  const reader = await readerOf(cart.token).open(inLanguage(language, formOf(cart)))
  expect(reader.text('main')).toContain('Bank Jual')
  expect(reader.all('input[name="terms_id"][checked]')).toEqual([])
  await reader.press(say.next)
  expect(reader.text('main')).toContain(say.empty)
  await reader.press(say.next, { ...ofPerson(language), [say.years]: '1' })
  expect(reader.text('main')).toContain(say.least)
  await reader.press(say.next, { [say.years]: '2' })
  expect(reader.path).toContain('step=documents')
  expect(reader.text('main')).toContain(say.missing)
  const names = stateWords(language)
  const file = { name: 'scan.jpg', type: 'image/jpeg', bytes: await scan() }
  for (const kind of ['identity_card', 'proof_of_income'] as const) await upload(reader, names[kind], file)
  await reader.follow(say.toConfirm)
  const shown = reader.text('main')
  expect(shown).toMatch(say.licence)
  for (const text of ['Murabahah', say.charity, say.complain]) expect(shown).toContain(text)
  const sent = [names.identity_card, names.proof_of_income].join(', ')
  for (const text of [sent, 'Umrah 9 Hari', say.female]) expect(shown).toContain(text)
  expect(shown).not.toMatch(/bunga|interest/i)
  expect(reader.all('input[type="checkbox"][checked]')).toEqual([])
  await reader.press(say.send, { [say.boxes[0]]: true, [say.boxes[1]]: true })
  expect(reader.text('main')).toContain(say.agree)
  expect(reader.path).toContain('loan-applicant-form')
  await reader.press(say.send, { [say.boxes[0]]: true, [say.boxes[1]]: true, [say.boxes[2]]: true })
  const { path } = reader
  expect(path).toContain('/member/financing-history/')
  expect(reader.text('main')).toContain(say.sent)
  expect((await reader.open(inLanguage(language, formOf(cart)))).path).toBe(path)
})

test('a number that nobody proved asks for its code, and what was typed stays', async () => {
  const cart = await aFinanceableCart(home)
  const say = spoken.id
  const phone = newNumber()
  const reader = await readerOf(cart.token).open(formOf(cart))
  await reader.press(say.next, { ...ofPerson('id'), [say.years]: '3', [say.phone]: phone })
  expect(reader.value(say.job)).toBe('Guru')
  await reader.press('Verifikasi dan lanjut', { 'Kode verifikasi': '000000' })
  expect(reader.value(say.job)).toBe('Guru')
  await reader.press('Verifikasi dan lanjut', { 'Kode verifikasi': await newestCode(home, phone) })
  expect(reader.path).toContain('step=documents')
})

test('months and down payment are counted anew, and what no bank takes is said at its field', async () => {
  const cart = await aFinanceableCart(home)
  const reader = await readerOf(cart.token).open(formOf(cart))
  expect(reader.text('main')).not.toMatch(/Rp\.\s892\.500/)
  await reader.press('Hitung ulang', { 'Jangka waktu › 24 bulan': true, 'Uang muka (DP)': '12.000.000' })
  expect(reader.value('Uang muka (DP)')).toBe('12.000.000')
  // 18 million and a margin of 9.5 percent for two years, in 24 months.
  expect(reader.text('main')).toMatch(/Rp\.\s892\.500/)
  await reader.press(spoken.id.next, { ...ofPerson('id'), [spoken.id.years]: '3', 'Uang muka (DP)': '1' })
  expect(reader.text('main')).toMatch(/Uang muka paling sedikit Rp\. [\d.]+/)
})

test('what the bank asks for again is named with its reason, and another identity keeps the plan', async () => {
  const applied = await aSubmitted(home)
  const documents = [{ kind: 'identity_card' as const, reason: 'Foto buram' }]
  await askAgain(home.application.db, { ...ofOfficer(applied), documents }, home.application.clock.now())
  const reader = await readerOf(applied.token).open(formOf(applied))
  expect(reader.text('main')).toContain('Bank meminta dokumen ini lagi: Foto buram')
  await reader.open('/member/financing-history')
  expect(reader.text('main')).toContain('Bank meminta lagi: KTP. Unggah sebelum')
  await reader.open(formOf(applied))
  await reader.follow('Ubah identitas')
  expect(reader.all('input[name="terms_id"]')).toEqual([])
  await reader.press(spoken.id.next, { [spoken.id.income]: '8.000.000' })
  const { monthly_income, months } = await financingNow(home, applied.application_id)
  expect([monthly_income, months]).toEqual([8_000_000, 12])
})

test('a file that is none is refused at its field, and a scan takes its place', async () => {
  const applied = await anApplication(home)
  const reader = await readerOf(applied.token).open(formOf(applied))
  await upload(reader, 'KTP', { name: 'ktp.jpg', type: 'image/jpeg', bytes: Buffer.from('no picture') })
  expect(reader.one('[id$="scan-identity_card-error"]').textContent).toContain('Jenis berkas ini tidak diterima')
  await upload(reader, 'KTP', { name: 'ktp.jpg', type: 'image/jpeg', bytes: await scan() })
  expect(reader.link('Buka KTP')).toContain('/documents/')
})

test('a scan over 2 MB is refused at its field', async () => {
  const applied = await anApplication(home)
  const reader = await readerOf(applied.token).open(formOf(applied))
  const bytes = Buffer.concat([await scan(), Buffer.alloc(2 * 1024 * 1024)])
  await upload(reader, 'KTP', { name: 'ktp.jpg', type: 'image/jpeg', bytes })
  expect(reader.status).toBe(422)
  expect(reader.one('[id$="scan-identity_card-error"]').textContent).toBe('Ukuran berkas melebihi 2 MB')
})

test('only a package was given: a date and who travels make the order', async () => {
  const { offer, token } = await aFinanceableCart(home)
  const reader = await readerOf(token).open(`/loan-applicant-form/${offer.product.id}?quad=2`)
  await reader.press('Lanjut isi data')
  expect(reader.path).toMatch(new RegExp(`/loan-applicant-form/[0-9a-f-]{36}/${offer.product.id}$`))
  expect(reader.text('main')).toContain('Jamaah 2')
})

test('a card’s date and months come along, with prices beside them', async () => {
  const { offer, token } = await aFinanceableCart(home)
  const { product, departure } = offer
  const wish = new URLSearchParams({ date: departure.departs_on, months: '24' })
  const reader = await readerOf(token).open(`/loan-applicant-form/${product.id}?${wish}`)
  expect(reader.value('Tanggal berangkat')).toBe(departure.id)
  expect(reader.text('main')).toMatch(/Rp\.\s30\.000\.000 per orang/)
  await reader.press('Lanjut isi data')
  expect(reader.one('input[name="months"][checked]').getAttribute('value')).toBe('24')
  expect(reader.text('main')).toMatch(/Harga tunai Rp\.\s30\.000\.000, dibiayai bank/)
})

test('an instalment above 40 percent of an income is warned of, and an income below a million refused at its field', async () => {
  const cart = await aFinanceableCart(home)
  const say = spoken.id
  const reader = await readerOf(cart.token).open(formOf(cart))
  await reader.press(say.next, { ...ofPerson('id'), [say.years]: '3', [say.income]: '900' })
  expect(reader.text('main')).toContain('Penghasilan minimal Rp. 1.000.000 per bulan')
  await reader.press(say.next, { [say.income]: '3.000.000' })
  const file = { name: 'scan.jpg', type: 'image/jpeg', bytes: await scan() }
  for (const kind of ['identity_card', 'proof_of_income'] as const) await upload(reader, stateWords('id')[kind], file)
  await reader.follow(say.toConfirm)
  expect(reader.text('main')).toContain('Cicilan ini berat untuk penghasilan Anda')
})

test('hajj has no entrance and no form, and what is near is told so', async () => {
  const hajj = await aFinanceableCart(home, { category: 'haji', kind: 'hajj' })
  const reader = await readerOf(hajj.token).open(formOf(hajj))
  expect(reader.text('main')).toContain('Haji tidak boleh dibiayai')
  await reader.open(`/checkout/${hajj.id}/${hajj.offer.product.id}`)
  expect(reader.text('main')).not.toContain('Pembiayaan bank syariah')
  await reader.open(`/product/${hajj.offer.product.slug}`)
  expect(reader.all('a[href^="/loan-applicant-form"]')).toEqual([])
  const near = await aFinanceableCart(home, { in_days: 40 })
  expect((await readerOf(near.token).open(formOf(near))).text('main')).toContain('60 hari sebelum berangkat')
})

test('at checkout it is the third way to pay, and leads to the form with what was typed', async () => {
  const cart = await aFinanceableCart(home)
  const reader = await readerOf(cart.token).open(`/checkout/${cart.id}/${cart.offer.product.id}`)
  await reader.press('Lanjut ke pembayaran', { 'Pembiayaan bank syariah': true, [spoken.id.job]: 'Guru' })
  expect(reader.path).toBe(formOf(cart))
  expect(reader.value(spoken.id.job)).toBe('Guru')
})

test('where the site has no financing there is no form and no entrance; and nobody reads another’s', async () => {
  const cart = await aFinanceableCart(home)
  const other = await aFinanceableCart(home)
  expect((await readerOf(other.token).open(formOf(cart))).status).toBe(404)
  const { db } = home.application
  const [tenant] = await db.select().from(tenants).where(eq(tenants.domain_name, 'localhost'))
  const set = async (is_financing: 0 | 1) => {
    if (!tenant) throw new Error('no tenant')
    const feature_flag = { ...tenant.feature_flag, is_financing }
    await db.update(tenants).set({ feature_flag }).where(eq(tenants.id, tenant.id))
    await home.application.tenants.refresh()
  }
  await set(0)
  try {
    const reader = readerOf(cart.token)
    expect((await reader.open(formOf(cart))).status).toBe(404)
    await reader.open(`/checkout/${cart.id}/${cart.offer.product.id}`)
    expect([reader.status, reader.text('main').includes('Pembiayaan bank syariah')]).toEqual([200, false])
  } finally {
    await set(1)
  }
})

test('how much an applicant earns at least is what the rules of the day say, on the form and at the call', async () => {
  const cart = await aFinanceableCart(home)
  const say = spoken.en
  const reader = await readerOf(cart.token).open(inLanguage('en', formOf(cart)))
  expect(reader.text('main')).toMatch(/Your own net income, at least IDR\s1,000,000\./)
  const { db, clock } = home.application
  const row = { key: 'applicant_least_income', value: 8_000_000, valid_from: jakartaDate(clock.now()), source: 'test' }
  await addRule(db, row)
  await reader.open(inLanguage('en', formOf(cart)))
  expect(reader.text('main')).toMatch(/at least IDR\s8,000,000\./)
  await reader.press(say.next, { ...ofPerson('en'), [say.years]: '3' })
  expect(reader.text('main')).toContain('Income must be at least IDR 8,000,000 a month')
  const form = { ...(await applicationForm(home, cart)), monthly_income: 7_999_999 }
  const { status, body } = await postFinancing(home, cart, form)
  expect([status, body.errors]).toEqual([422, { monthly_income: ['Penghasilan minimal Rp. 8.000.000 per bulan'] }])
  expect((await postFinancing(home, cart, { ...form, monthly_income: 8_000_000 })).status).toBe(200)
})
