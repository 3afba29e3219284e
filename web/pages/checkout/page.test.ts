import { afterAll, beforeAll, expect, test } from 'vitest'
import { formatRupiah } from '#core/format.ts'
import { newId } from '#core/ids.ts'
import { rupiah } from '#core/money.ts'
import { addMs, minuteMs } from '#core/time.ts'
import { seedConsultants } from '#demo/consultants.ts'
import { builtSite } from '#server/site.ts'
import { newestCode } from '#test/support/accounts.ts'
import { aBuyer, aCart, anOffer, anOrder, birthdays, bookingNow, payInvoice } from '#test/support/bookings.ts'
import { signedIn } from '#test/support/members.ts'
import { listening } from '#test/support/payments.ts'
import { newNumber } from '#test/support/phones.ts'
import { anyPromo } from '#test/support/promos.ts'
import { ask, type TestApp, testApp } from '#test/support/test-app.ts'

let home: TestApp
beforeAll(async () => {
  home = await testApp({ KEEP_PAGES_SECONDS: '0' }, { site: builtSite(process.cwd()) })
})
afterAll(() => home.close())

type Reply = Awaited<ReturnType<typeof open>>
const cookies = (token: string) => ({ host: 'localhost', cookie: `jwt=${token}` })
const open = (url: string, token: string) => home.app.inject({ url, headers: cookies(token) })
const post = (url: string, token: string, fields: Record<string, string>) =>
  home.app.inject({
    method: 'POST',
    url,
    headers: {
      ...cookies(token),
      origin: 'http://localhost',
      'content-type': 'application/x-www-form-urlencoded',
    },
    payload: new URLSearchParams(fields).toString(),
  })
const textOf = ({ body }: Reply) =>
  body
    .replaceAll(/<(script|style)[^>]*>.*?<\/\1>/gs, ' ')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
const leadsTo = ({ statusCode, headers }: Reply) => [statusCode, headers.location]

async function cart(party: { children?: number; infants?: number } = {}) {
  const buyer = await aBuyer(home)
  const offer = await anOffer(home)
  const id = await aCart(home, offer, { token: buyer.token, ...party })
  return { ...buyer, offer, id, url: `/checkout/${id}/${offer.product.id}` }
}

/** Everything the form has, as a browser without scripts sends it. */
async function filled(id: string, token: string): Promise<Record<string, string>> {
  const { body } = await ask(home, 'GET', `/api/v3/bookings/${id}/detail/order`, { token })
  const people: { id: string; age_group: 'adult' | 'child' | 'infant' }[] = body.data.participants
  const born = birthdays(home.application.clock.now())
  return {
    name: 'Siti Rahmawati',
    gender: 'female',
    birth_date: '1985-04-12',
    address: 'Jl. Melati No. 7, Bandung',
    phone_number: body.data.contact.phone_number,
    job_name: 'Guru',
    instansi: 'SMP Harapan',
    email: 'siti@rihla.test',
    plan: 'full',
    consent: 'on',
    key: newId(),
    ...Object.fromEntries(
      people.flatMap((person, i) => [
        [`participants.${i}.id`, person.id],
        [`participants.${i}.name`, `Jamaah Nomor ${'ABCDEFGH'[i]}`],
        [`participants.${i}.relation`, 'relative'],
        [`participants.${i}.birth_date`, born[person.age_group] ?? ''],
      ]),
    ),
  }
}

test('someone else’s order, and what is no order at all, is not found', async () => {
  const { url, offer } = await cart()
  const stranger = await aBuyer(home)
  for (const path of [
    url,
    `/checkout/${newId()}/${offer.product.id}`,
    '/checkout/x/y',
    `/checkout/${newId()}`,
    '/checkout/%00',
  ]) {
    expect([path, (await open(path, stranger.token)).statusCode]).toEqual([path, 404])
  }
  expect((await post(url, stranger.token, { intent: 'review' })).statusCode).toBe(404)
})

test('who came with a consultant’s code is told who recommended the package', async () => {
  await seedConsultants(home.application.db, home.application.clock.now())
  const { token } = await aBuyer(home)
  const offer = await anOffer(home)
  const id = await aCart(home, offer, { token, affiliate_code: 'RIHLA-AISYAH' })
  const page = await open(`/checkout/${id}/${offer.product.id}?affiliate_code=RIHLA-AISYAH`, token)
  expect(textOf(page)).toMatch(/Paket Rekomendasi Consultan \S+/)
})

test('the price says what the package leaves out, and the true total, as the page of the package does', async () => {
  const { token, url } = await cart({ infants: 1 })
  const page = await open(url, token)
  expect(textOf(page)).toMatch(/Perkiraan total biaya untuk 2 jamaah Rp\. [\d.]+/)
  expect(textOf(page)).toContain('Paspor Rp. 1.300.000')
  expect(textOf(await open(`/en${url}`, token))).toMatch(/Estimated total for 2 travellers IDR [\d,]+/)
})

test('a package without an order says how to begin one, and a wrong package leads to the right one', async () => {
  const { token, offer, id, url } = await cart()
  const page = await open(`/checkout/${offer.product.id}`, token)
  expect(textOf(page)).toContain('Belum ada pesanan untuk paket ini')
  expect(page.body).toContain(`href="/product/${offer.product.slug}"`)
  expect(leadsTo(await open(`/checkout/${id}/${newId()}`, token))).toEqual([302, url])
})

test('the same form goes through without scripts, and the price that a client sends counts for nothing', async () => {
  const { token, id, url, offer } = await cart({ children: 1, infants: 1 })
  const form = {
    ...(await filled(id, token)),
    [`addon.${offer.addon.id}`]: '2',
    total: '1',
    price: '1',
    plan: 'down_payment',
  }
  const response = await post(url, token, { ...form, intent: 'review' })
  expect([response.statusCode, response.body.includes('<dialog open')]).toEqual([200, true])
  // In the foot of the dialog, which stays in sight while what was filled in scrolls.
  const [, foot = ''] = /<dialog open.*?<footer(.*?)<\/footer><\/dialog>/s.exec(response.body) ?? []
  for (const choice of ['Lanjutkan pembayaran', 'Periksa lagi', 'Ubah metode pembayaran']) {
    expect(foot).toContain(choice)
  }
  expect(response.body).toContain('value="SMP Harapan"')
  const placed = await post(url, token, { ...form, intent: 'checkout' })
  expect(leadsTo(placed)).toEqual([302, `${url}?step=pay`])
  const { subtotal, plan, state } = await bookingNow(home, id)
  const { body } = await ask(home, 'GET', `/api/v3/users/bookings/${id}`, { token })
  expect([plan, state]).toEqual(['down_payment', 'awaiting_payment'])
  expect(subtotal).toBe(
    body.data.price.lines.reduce((sum: number, line: { amount: number }) => sum + line.amount, 0) + 1_800_000,
  )
})

test('each mistake stands at its field, and nothing typed is lost', async () => {
  const { token, id, url } = await cart({ children: 1 })
  const form = await filled(id, token)
  const wrong = { ...form, consent: '', email: 'siti', address: 'Jl. 7', 'participants.0.name': '', intent: 'review' }
  const page = await post(url, token, wrong)
  expect(page.statusCode).toBe(422)
  const text = textOf(page)
  for (const said of [
    'Periksa kembali isian Anda Email tidak valid',
    'Alamat: Minimal 10 karakter',
    'Jamaah 1, Nama sesuai paspor: Field tidak boleh kosong',
    'Ketentuan: Centang persetujuan ini untuk melanjutkan',
  ]) {
    expect(text).toContain(said)
  }
  expect(page.body).toContain('value="Jamaah Nomor B"')
  // What only a rule can know is told with what is missing, not after it is mended.
  const waves = { ...wrong, birth_date: '2030-01-01', 'participants.1.birth_date': '1990-01-01' }
  const atOnce = textOf(await post(url, token, waves))
  for (const said of [
    'Tanggal lahir melewati hari ini. Periksa tahunnya Email',
    'Jamaah 1, Nama sesuai paspor: Field tidak boleh kosong',
    'Jamaah 2, Tanggal lahir: Usia tidak sesuai',
    'Ketentuan: Centang persetujuan ini untuk melanjutkan',
  ]) {
    expect(atOnce).toContain(said)
  }
  const tooOld = await post(url, token, { ...form, 'participants.1.birth_date': '1990-01-01', intent: 'checkout' })
  expect(textOf(tooOld)).toContain('Jamaah 2, Tanggal lahir: Usia tidak sesuai')
  expect((await bookingNow(home, id)).state).toBe('cart')
})

const inEnglish = (url: string) => `/en${url}`

test('the question before the order names package, date, room, extras, who travels and the total, in both languages', async () => {
  const { token, id, url, offer } = await cart({ children: 1 })
  const form = { ...(await filled(id, token)), [`addon.${offer.addon.id}`]: '1', intent: 'review' }
  const said = {
    [url]: [
      'kamar quad',
      '1 anak',
      'Layanan tambahan Kereta cepat × 1',
      'Total',
      'Ejaan nama dapat diperbaiki sampai',
      offer.product.name.id,
    ],
    [inEnglish(url)]: [
      'quad room',
      '1 child',
      'Optional extras Fast train × 1',
      'Total',
      'correct the spelling of names until',
      offer.product.name.en,
    ],
  }
  for (const [path, texts] of Object.entries(said)) {
    const page = await post(path, token, form)
    const [, dialog = ''] = /<dialog open.*?>(.*?)<\/dialog>/s.exec(page.body) ?? []
    const text = dialog.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ')
    const year = offer.departure.departs_on.slice(0, 4)
    for (const one of [...texts, '1. Jamaah Nomor A', '2. Jamaah Nomor B', year])
      expect(text.toLowerCase(), path).toContain(one.toLowerCase())
    // Without scripts nobody has asked for the price of the extra before.
    const total = offer.departure.price_quad + (offer.departure.price_child ?? 0) + 900_000
    expect(text).toContain(formatRupiah(rupiah(total), path === url ? 'id' : 'en'))
  }
})

test('a passport with one word is told of, ticked, and said once more before the order', async () => {
  const { token, id, url } = await cart()
  const form = { ...(await filled(id, token)), 'participants.0.name': 'Suparman', intent: 'review' }
  const refused = await post(url, token, form)
  expect(textOf(refused)).toContain('Jamaah 1, Nama sesuai paspor: Arab Saudi meminta nama minimal dua kata')
  expect(refused.body).toContain('name="participants.0.is_single_name"')
  const ticked = await post(url, token, { ...form, 'participants.0.is_single_name': 'on' })
  expect(textOf(ticked)).toContain('1. Suparman (nama di paspor satu kata)')
  expect(textOf(await post(inEnglish(url), token, form))).toContain('Saudi Arabia requires at least two names')
})

test('what was typed is there again after a reload, a promo and in another browser, as far as it was typed', async () => {
  const { member, token, id, url } = await cart()
  const { code } = await anyPromo(home)
  const { consent: _, ...typed } = await filled(id, token)
  const half = { ...typed, name: 'Siti Rahma', email: 'siti@', job_name: '', self: 'on' }
  await post(url, token, { ...half, intent: 'promo_code', promo_code: code })
  const { user_token: elsewhere } = await signedIn(home, member)
  const page = await open(url, elsewhere)
  for (const value of ['Siti Rahma', 'siti@', 'SMP Harapan', 'Jamaah Nomor A'])
    expect(page.body).toContain(`value="${value}"`)
  expect(page.body).toMatch(/<input[^>]*name="self"[^>]*checked/)
  expect((await post(`${url}/draf`, token, { ...half, name: 'Siti Rahmawatie' })).statusCode).toBe(200)
  expect((await open(url, token)).body).toContain('value="Siti Rahmawatie"')
  const stranger = await aBuyer(home)
  expect((await post(`${url}/draf`, stranger.token, half)).statusCode).toBe(404)
  expect(leadsTo(await open(`${url}/draf`, token))).toEqual([302, url])
})

test('what another tab has saved is answered to a script that saves or sends an older form, and a form without scripts goes through', async () => {
  const { token, id, url } = await cart()
  const form = await filled(id, token)
  const save = (path: string, name: string, stamp: Record<string, string>) =>
    post(path, token, { ...form, name, ...stamp })
  expect((await save(`${url}/draf`, 'Siti Satu', { version: '0', revision: 'one.1' })).statusCode).toBe(200)
  expect((await save(`${url}/draf`, 'Siti Dua', { version: '1', revision: 'two.1' })).statusCode).toBe(200)
  const older = await save(`${url}/draf`, 'Siti Tiga', { version: '0', revision: 'one.2' })
  const newer = older.json()
  expect([older.statusCode, newer.version, newer.fields.name]).toEqual([409, 2, 'Siti Dua'])
  expect(newer.text).toMatch(/^Form ini diubah di tab lain pada \d+ \S+ \d{4}, \d\d\.\d\d WIB$/)
  const english = await save(inEnglish(`${url}/draf`), 'Siti Tiga', { version: '0', revision: 'one.3' })
  expect(english.json().text).toMatch(/^This form was changed in another tab on .+ WIB$/)
  const sent = await save(url, 'Siti Tiga', { version: '0', revision: 'one.4', intent: 'checkout' })
  expect([sent.statusCode, (await bookingNow(home, id)).state]).toEqual([409, 'cart'])
  expect((await open(url, token)).body).toContain('value="Siti Dua"')
  expect((await save(url, 'Siti Empat', { version: '', revision: '', intent: 'review' })).statusCode).toBe(200)
  expect((await open(url, token)).body).toContain('value="Siti Empat"')
})

test('of those who travel one is who orders, and without scripts the contact names them in any place', async () => {
  const { token, id, url } = await cart({ children: 1 })
  const form = await filled(id, token)
  const second = { 'participants.1.relation': 'self', 'participants.1.name': '' }
  const twice = await post(url, token, { ...form, ...second, self: 'on', intent: 'review' })
  const text = textOf(twice)
  // The first says to be a relative, and the box fills in only what was left open.
  expect(text).not.toContain('Hubungan “Diri sendiri”')
  expect(text).toContain('2. Siti Rahmawati')
  const both = { ...form, ...second, self: 'on', 'participants.0.relation': '', intent: 'review' }
  expect(textOf(await post(url, token, both))).toContain('Jamaah 2, Hubungan dengan pemesan: Hubungan “Diri sendiri”')
})

test('a date of birth is asked for as day, month and year, and comes back as far as it was typed', async () => {
  const { token, id, url } = await cart()
  const { birth_date: _, ...form } = await filled(id, token)
  const born = (day: string, month: string, year: string) => ({
    ...{ 'birth_date.day': day, 'birth_date.month': month, 'birth_date.year': year },
  })
  const half = await post(url, token, { ...form, ...born('3', '02', ''), intent: 'review' })
  expect(textOf(half)).toContain('Tanggal lahir: Tanggal tidak valid')
  expect(half.body).toMatch(/<input[^>]*name="birth_date.day"[^>]*value="03"/)
  expect(half.body).toMatch(/<option value="02" selected="">Februari/)
  const none = await post(url, token, { ...form, ...born('', '', ''), intent: 'review' })
  expect(textOf(none)).toContain('Tanggal lahir: Field tidak boleh kosong')
  const right = await post(url, token, { ...form, ...born('3', '02', '1985'), intent: 'checkout' })
  expect(leadsTo(right)).toEqual([302, `${url}?step=pay`])
  const { body } = await ask(home, 'GET', `/api/v3/bookings/${id}/detail/order`, { token })
  expect(body.data.contact.birth_date).toBe('1985-02-03')
})

test('who says to be who orders, and has another name, is told so at that name', async () => {
  const { token, id, url } = await cart()
  const form = { ...(await filled(id, token)), 'participants.0.relation': 'self', intent: 'review' }
  const said = 'Jamaah 1, Nama sesuai paspor: Nama ini bukan nama pemesan'
  expect(textOf(await post(url, token, form))).toContain(said)
  // The box alone says nothing of somebody who is a relative, and lends them no name.
  const relative = { ...form, 'participants.0.relation': 'relative', 'participants.0.name': '', self: 'on' }
  expect(textOf(await post(url, token, relative))).toContain('Jamaah 1, Nama sesuai paspor: Field tidak boleh kosong')
})

test('who ticks "I travel myself" need not write their name twice', async () => {
  const { token, id, url } = await cart()
  const form = await filled(id, token)
  const own = { ...form, self: 'on', 'participants.0.name': '', 'participants.0.relation': '', intent: 'checkout' }
  expect(leadsTo(await post(url, token, own))).toEqual([302, `${url}?step=pay`])
  const { body } = await ask(home, 'GET', `/api/v3/users/bookings/${id}`, { token })
  expect(body.data.participants[0]).toMatchObject({ name: 'Siti Rahmawati', relation: 'self', gender: 'female' })
})

test('a promo is used by its code in any case, and a code that holds nothing is refused at its field', async () => {
  const { token, id, url } = await cart()
  const { code } = await anyPromo(home)
  const refused = await post(url, token, { intent: 'promo_code', promo_code: 'SALAH', name: 'Budi' })
  expect(refused.statusCode).toBe(422)
  expect(refused.body).toMatch(/id="field-promo_code-error"[^>]*>.*?Promo tidak tersedia/s)
  expect(refused.body).toContain('value="Budi"')
  // Said once, where it can be mended, and not in a message that goes away.
  expect(textOf(refused).match(/promo tidak|promo gagal/gi)).toHaveLength(1)
  expect(String(refused.headers['set-cookie'])).not.toContain('toast=')
  const used = await post(url, token, { intent: 'promo_code', promo_code: code.toLowerCase() })
  expect(textOf(used)).toContain(`Potongan promo ${code}`)
  expect((await bookingNow(home, id)).discount).toBe(500_000)
  await post(url, token, { intent: 'promo_remove' })
  expect((await bookingNow(home, id)).discount).toBe(0)
})

test('an order that was placed leads to paying, and one that is paid to the list of orders', async () => {
  const order = await anOrder(home)
  const url = `/checkout/${order.id}/${order.offer.product.id}`
  expect(leadsTo(await open(url, order.token))).toEqual([302, `${url}?step=pay`])
  expect(leadsTo(await post(url, order.token, { intent: 'save' }))).toEqual([302, url])
  await payInvoice(home, order, order.invoices[0]?.invoice_code ?? '')
  expect(leadsTo(await open(`/en${url}`, order.token))).toEqual([302, `/en/member/my-order/${order.id}`])
})

test('a number never proved is asked for its code, and another number gets its own', async () => {
  await listening(home)
  const { token, id, url } = await cart()
  const form = { ...(await filled(id, token)), phone_number: newNumber(), intent: 'checkout' }
  expect(leadsTo(await post(url, token, form))).toEqual([302, `${url}?step=verify`])
  const step = await open(`${url}?step=verify`, token)
  expect(textOf(step)).toContain(`+62••••••••${form.phone_number.slice(-3)}`)
  const tooSoon = await post(`${url}?step=verify`, token, { intent: 'resend' })
  expect([tooSoon.statusCode, textOf(tooSoon).includes('Kode baru belum dapat dikirim')]).toEqual([429, true])
  home.application.clock.moveTo(addMs(home.application.clock.now(), minuteMs + 1000))
  const other = newNumber()
  const changed = await post(`${url}?step=verify`, token, { intent: 'phone', phone_number: other })
  expect(leadsTo(changed)).toEqual([302, `${url}?step=verify`])
  const back = await post(url, token, { ...form, key: newId(), phone_number: newNumber() })
  expect(leadsTo(back)).toEqual([302, `${url}?step=verify`])
  // The code of this number counts no more, and another cannot go there yet: said at the number, with the time.
  const early = await post(url, token, { ...form, key: newId(), phone_number: other })
  expect([early.statusCode, textOf(early)]).toEqual([
    429,
    expect.stringMatching(/Kode belum dapat dikirim ke nomor ini\. Coba lagi dalam \d+ detik/),
  ])
  home.application.clock.moveTo(addMs(home.application.clock.now(), minuteMs + 1000))
  await post(`${url}?step=verify`, token, { intent: 'phone', phone_number: other })
  const wrong = await post(`${url}?step=verify`, token, { intent: 'verify', code: '12' })
  expect([wrong.statusCode, textOf(wrong).includes('Format tidak valid')]).toEqual([422, true])
  const right = await post(`${url}?step=verify`, token, { intent: 'verify', code: await newestCode(home, other) })
  expect(leadsTo(right)).toEqual([302, `${url}?step=pay`])
  home.application.clock.restore()
})

test('when the time has run out the page says so, keeps the choice, and no button orders anything', async () => {
  const { member, token, id, url, offer } = await cart({ children: 1 })
  const form = await filled(id, token)
  home.application.clock.moveTo(addMs(home.application.clock.now(), 30 * minuteMs))
  const { user_token: later } = await signedIn(home, member)
  expect(leadsTo(await post(url, later, { ...form, intent: 'checkout' }))).toEqual([302, url])
  expect(leadsTo(await post(url, later, { intent: 'promo_remove' }))).toEqual([302, url])
  const page = await open(url, later)
  expect(textOf(page)).toContain('Waktu pemesanan habis')
  const again = `/product/${offer.product.slug}?departure=${offer.departure.id}&amp;room=quad&amp;quad=1&amp;children=1`
  expect(page.body).toContain(`href="${again}"`)
  expect((await bookingNow(home, id)).state).toBe('expired')
  home.application.clock.restore()
})
