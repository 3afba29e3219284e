import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#core/ids.ts'
import { jakartaDate } from '#core/time.ts'
import { addRule } from '#modules/dated-rules/module.ts'
import { rejectPlan } from '#modules/savings/module.ts'
import { scan } from '#test/support/journeys.ts'
import { PlainBrowser } from '#test/support/plain-browser.ts'
import {
  anOpenPlan,
  aReadyPlan,
  aSavingsBank,
  aSavingsCart,
  aSubmittedPlan,
  counted,
  planNow,
} from '#test/support/savings.ts'
import { ask, type TestApp } from '#test/support/test-app.ts'
import { memberBrowser, newBrowser, siteApp } from '#test/support/visits.ts'

let home: TestApp
beforeAll(async () => {
  home = await siteApp()
})
afterAll(() => home.close())

function browserOf({ token }: { token: string }): PlainBrowser {
  const browser = newBrowser()
  browser.cookies.set('jwt', token)
  return new PlainBrowser(home, browser)
}
const formOf = ({ id }: { id: string }, language = '') => `${language}/saving-form/${id}/target`
const accountOf = ({ id }: { id: string }, language = '') => `${language}/member/saving-history/${id}`
const errorsOf = (reader: PlainBrowser) => reader.all('[role=alert]').map((one) => one.textContent ?? '')

const applicant = {
  'Nama lengkap': 'Siti Aminah',
  Perempuan: true,
  'Tanggal lahir › Tanggal': '17',
  'Tanggal lahir › Bulan': '05',
  'Tanggal lahir › Tahun': '1990',
  'Nomor HP': '0812 3456 7890',
  Email: 'siti.aminah@example.com',
  Alamat: 'Jl. Melati No. 5, Bandung',
  Pekerjaan: 'employee',
  'Penghasilan per bulan': '6.500.000',
  Tidak: true,
}
const heir = {
  'Nama ibu kandung': 'Fatimah',
  'Nama ahli waris': 'Ahmad Fauzi',
  'Laki-laki': true,
  'Nama kontak': 'Ahmad Fauzi',
  'Nomor HP kontak': '081298765432',
}

test('without scripts an account is asked for in four steps, each mistake said at its field', async () => {
  const plan = await aSavingsCart(home)
  const reader = await browserOf(plan).open(formOf(plan))
  const wrong = { ...applicant, Alamat: 'Jl. 5', 'Nomor HP': '081234567', 'Penghasilan per bulan': '999.999' }
  await reader.press('Simpan dan lanjut', wrong)
  expect(reader.status).toBe(422)
  for (const said of ['Alamat', 'Nomor HP', 'Penghasilan per bulan']) {
    expect(reader.field(said).getAttribute('aria-invalid')).toBe('true')
  }
  await reader.press('Simpan dan lanjut', { ...applicant, 'Nama lengkap': 'Siti 3', 'Tanggal lahir › Tahun': '' })
  expect(errorsOf(reader).join()).toContain('Tulis seperti di KTP')
  expect(errorsOf(reader)).toContain('Field tidak boleh kosong')
  await reader.press('Simpan dan lanjut', { ...applicant, 'Penghasilan per bulan': 'banyak' })
  expect(errorsOf(reader)).toContain('Tulis jumlah dalam rupiah, angka saja')
  // What was typed wrong is still there when the page is opened again.
  await reader.open(formOf(plan))
  expect(reader.value('Penghasilan per bulan')).toBe('banyak')
  await reader.press('Simpan dan lanjut', applicant)
  expect(reader.path).toContain('step=heir')
  await reader.press('Simpan dan lanjut', { ...heir, 'Nomor HP kontak': '0812345678901234' })
  expect(reader.field('Nomor HP kontak').getAttribute('aria-invalid')).toBe('true')
  await reader.press('Simpan dan lanjut', heir)
  expect(reader.text()).toContain('Data ahli waris berhasil ditambahkan')
  await reader.press('Simpan dan lanjut')
  expect(errorsOf(reader)).toContain('Unggah KTP Anda')
  await reader.press('Unggah KTP', { KTP: { name: 'ktp.jpg', type: 'image/jpeg', bytes: await scan() } })
  await reader.press('Simpan dan lanjut')
  expect(reader.text('main')).toContain('Menabung belum memesan kursi dan belum mengunci harga')
  await reader.press('Kirim ke bank')
  expect(errorsOf(reader).join()).toContain('Setujui ketentuan bank untuk melanjutkan')
  await reader.press('Kirim ke bank', {
    'Saya menyetujui ketentuan Bank Uji Syariah dan akad Wadiah (titipan) di atas': true,
    'Saya setuju data dan dokumen saya dikirim ke bank untuk membuka rekening': true,
  })
  expect(reader.text('h1')).toBe('Data berhasil dikirim')
  expect((await planNow(home, plan.id))?.state).toBe('submitted')
})

test('a scan over 1 MB is refused at its field', async () => {
  const plan = await aReadyPlan(home)
  const reader = await browserOf(plan).open(`${formOf(plan, '/en')}?step=documents`)
  const bytes = Buffer.concat([await scan(), Buffer.alloc(1024 * 1024)])
  await reader.press('Upload ID card (KTP)', { 'ID card (KTP)': { name: 'ktp.jpg', type: 'image/jpeg', bytes } })
  expect([reader.status, errorsOf(reader)]).toEqual([422, ['File exceeds 1 MB']])
})

/** While it runs, nothing of savings can be written. */
async function withFullDisk(act: () => Promise<unknown>): Promise<void> {
  const { db } = home.application
  const raise = `raise exception 'No space left on device' using errcode = '53100'`
  await db.execute(sql.raw(`create function full_disk() returns trigger language plpgsql as $$ begin ${raise}; end $$`))
  for (const table of ['savings_plans', 'savings_history']) {
    await db.execute(
      sql.raw(`create trigger full_disk before insert or update on ${table} execute function full_disk()`),
    )
  }
  try {
    await act()
  } finally {
    await db.execute(sql.raw('drop function full_disk cascade'))
  }
}

test('when we fail, the plan and the form stay with what was filled in, and say so', async () => {
  const plan = await aReadyPlan(home)
  const reader = await browserOf(plan).open('/en/perencanaan-tabungan?target=30000000&months=12&step=5')
  await withFullDisk(async () => {
    await reader.press('Send the plan')
    expect(reader.status).toBe(503)
    expect(reader.text('main')).toContain('An error occurred while adding saving booking')
    await reader.open(`${formOf(plan)}?step=confirm`)
    await reader.press('Kirim ke bank', {
      'Saya menyetujui ketentuan Bank Uji Syariah dan akad Wadiah (titipan) di atas': true,
      'Saya setuju data dan dokumen saya dikirim ke bank untuk membuka rekening': true,
    })
    expect(reader.status).toBe(503)
    expect(errorsOf(reader).join()).toContain('Terjadi kesalahan saat menambahkan tabungan')
  })
  expect((await planNow(home, plan.id))?.state).toBe('cart')
})

test('a bank that was chosen in another tab is shown, and agreed to anew, before anything is sent', async () => {
  const plan = await aReadyPlan(home)
  const reader = await browserOf(plan).open(`${formOf(plan)}?step=confirm`)
  const { terms_id } = await aSavingsBank(home, { akad: 'mudharabah', nisbah: '40:60' })
  const choice = { token: plan.token, body: { terms_id } }
  await ask(home, 'PUT', `/api/v3/savings/code/${plan.code}/partner`, choice)
  const data = 'Saya setuju data dan dokumen saya dikirim ke bank untuk membuka rekening'
  const terms = (akad: string) => `Saya menyetujui ketentuan Bank Uji Syariah dan akad ${akad} di atas`
  await reader.press('Kirim ke bank', { [terms('Wadiah (titipan)')]: true, [data]: true })
  expect([reader.status, errorsOf(reader).join()]).toEqual([409, expect.stringContaining('sudah berganti')])
  expect(reader.all('input[type=checkbox][checked]')).toEqual([])
  await reader.press('Kirim ke bank', { [terms('Mudharabah (bagi hasil)')]: true, [data]: true })
  expect(await planNow(home, plan.id)).toMatchObject({ state: 'submitted', terms_id })
})

test('nobody skips a step, and a plan that was sent has no form any more', async () => {
  const cart = await aSavingsCart(home)
  const reader = await browserOf(cart).open(`${formOf(cart)}?step=confirm`)
  expect(reader.path).toBe(`${formOf(cart)}?step=applicant`)
  const open = await anOpenPlan(home)
  expect((await browserOf(open).open(formOf(open))).path).toBe(accountOf(open))
})

test('a draft that was stored comes back, also those of other steps', async () => {
  const plan = await aReadyPlan(home)
  const fields = { full_name: 'Siti Aminah Zahra', 'heir.heir_name': 'Zaid' }
  await ask(home, 'PUT', `/api/v4/savings/product/${plan.id}/draft`, { token: plan.token, body: { fields } })
  const reader = await browserOf(plan).open(`${formOf(plan)}?step=applicant`)
  expect(reader.value('Nama lengkap')).toBe('Siti Aminah Zahra')
  await reader.press('Simpan dan lanjut', { Alamat: 'Jl. Kenanga No. 12, Bogor' })
  expect(reader.value('Nama ahli waris')).toBe('Zaid')
})

test('somebody else finds neither the form nor the account', async () => {
  const plan = await aSubmittedPlan(home)
  const { browser } = await memberBrowser(home)
  const other = new PlainBrowser(home, browser)
  for (const path of [formOf(plan), accountOf(plan), formOf({ id: newId() }), accountOf({ id: 'x' })]) {
    expect([path, (await other.open(path)).status]).toEqual([path, 404])
  }
})

test('who has no plan is led to the planner', async () => {
  const { browser } = await memberBrowser(home)
  const reader = await new PlainBrowser(home, browser).open('/member/saving-history')
  expect(reader.link('Buat rencana tabungan')).toBe('/perencanaan-tabungan')
})

test('an open account says where to deposit, what was counted and what is left, and is closed after a question', async () => {
  const plan = await anOpenPlan(home)
  const reader = await browserOf(plan).open('/en/member/saving-history')
  await reader.follow('Your own target')
  expect(reader.text('#pay')).toContain(plan.virtual_account.replaceAll(/(\d{4})(?=\d)/g, '$1 '))
  expect(reader.all('#bank-contact a[href^="tel:"]').length).toBe(1)
  await counted(home, plan, 6_000_000)
  await reader.open(accountOf(plan, '/en'))
  expect(reader.text('#progress')).toContain('25% of the target')
  expect(reader.text('#deposits')).toContain('IDR 6,000,000')
  expect(reader.one('#progress svg').getAttribute('aria-label')).toContain('6,000,000')
  await counted(home, plan, 18_000_000, 'reach')
  await reader.open(accountOf(plan, '/en'))
  expect(reader.link('See packages within your balance')).toBe('/en/umroh?price=-24000000')
  expect(reader.text('main')).toContain('Ask to close the account at the foot of this page')
  expect(reader.text('main')).not.toMatch(/Suggested deposit|Next deposit/)
  await reader.open('/en/member/saving-history')
  expect(reader.link('See the steps')).toBe(accountOf(plan, '/en'))
  await reader.open(accountOf(plan, '/en'))
  await reader.press('Yes, ask to close')
  expect(reader.text('main')).toContain('The bank is closing the account')
  expect(reader.all('#pay')).toEqual([])
})

test('an application is withdrawn before the bank decides; a rejected one says why', async () => {
  const plan = await aSubmittedPlan(home)
  const reader = await browserOf(plan).open(accountOf(plan))
  await reader.press('Ya, tarik')
  expect(reader.text('main')).toContain('Pengajuan ini Anda tarik')
  expect((await planNow(home, plan.id))?.state).toBe('withdrawn')
  const refused = await aSubmittedPlan(home)
  const which = { partner_id: refused.partner_id, id: refused.id, staff_id: newId(), now: home.application.clock.now() }
  await rejectPlan(home.application.db, which, 'Foto KTP tidak terbaca')
  reader.browser.cookies.set('jwt', refused.token)
  expect((await reader.open(accountOf(refused))).text('main')).toContain('Alasan bank: Foto KTP tidak terbaca')
})

test('a plan that was never sent is deleted with what was typed', async () => {
  const plan = await aSavingsCart(home)
  const reader = await browserOf(plan).open(accountOf(plan))
  expect(reader.link('Lanjutkan pengisian')).toBe(formOf(plan))
  await reader.press('Ya, hapus')
  expect([reader.path, await planNow(home, plan.id)]).toEqual(['/member/saving-history', undefined])
})

test('what a plan and an income come to at least is what the rules of the day say, on the pages and at the calls', async () => {
  const plan = await aSavingsCart(home)
  const { db, clock } = home.application
  const from = { valid_from: jakartaDate(clock.now()), source: 'test' }
  await addRule(db, { key: 'savings_target_above', value: 3_000_000, ...from })
  await addRule(db, { key: 'applicant_least_income', value: 2_500_000, ...from })
  const reader = await browserOf(plan).open('/perencanaan-tabungan?target=3000000')
  expect(reader.text('[role=alert]')).toBe('Perkiraan harga paket harus di atas Rp. 3.000.000')
  await reader.open('/en/perencanaan-tabungan?target=3000001&step=4')
  await reader.press('Show what is left', { 'Monthly income': '2.499.999' })
  expect(reader.text('[role=alert]')).toBe('Monthly income must be at least IDR 2,500,000')
  await reader.open(formOf(plan))
  expect(reader.text('main')).toMatch(/minimal Rp\.\s2\.500\.000/)
  await reader.press('Simpan dan lanjut', { ...applicant, 'Penghasilan per bulan': '2.499.999' })
  expect([reader.status, errorsOf(reader).at(-1)]).toEqual([422, 'Penghasilan minimal Rp. 2.500.000 per bulan'])
  await reader.press('Simpan dan lanjut', { ...applicant, 'Penghasilan per bulan': '2.500.000' })
  expect(reader.path).toContain('step=heir')
  const english = { token: plan.token, headers: { 'accept-language': 'en' } }
  const low = { ...english, body: { target: 3_000_000, months: 12 } }
  const { status, body } = await ask(home, 'POST', '/api/v4/savings/product/cart', low)
  expect([status, body.errors]).toEqual([422, { target: ['The target must be above IDR 3,000,000'] }])
})
