import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDays, jakartaDate } from '#core/time.ts'
import { testPassword } from '#test/support/members.ts'
import { PlainBrowser, textOf } from '#test/support/plain-browser.ts'
import { aDepartureDate, anOrderForm, aSupply, type Supply } from '#test/support/private-umrah.ts'
import { ask, type TestApp } from '#test/support/test-app.ts'
import { memberBrowser, newBrowser, siteApp } from '#test/support/visits.ts'
import { planAddress } from '#web/components/private/form-query.ts'
import { inLanguage } from '#web/to.ts'

let home: TestApp
let supply: Supply
beforeAll(async () => {
  home = await siteApp()
  supply = await aSupply(home)
})
afterAll(() => home.close())

const path = '/private-umroh'
const plan = (change: object = {}) =>
  planAddress({ ...anOrderForm(home, supply), airline_class_id: 'economy', ...change })
const open = (address: string) => new PlainBrowser(home).open(address)
const estimate = (reader: PlainBrowser) => reader.text('#estimate')
/** What is said at a field, as who cannot see it hears it. */
const saidAt = (reader: PlainBrowser, label: string): string => {
  const ids = reader.field(label).getAttribute('aria-describedby')?.split(' ') ?? []
  return ids.map((id) => textOf(reader.one(`[id="${id}"]`))).join(' ')
}

const spoken = {
  id: {
    title: 'Umrah privat',
    adults: 'Dewasa',
    children: 'Anak dan bayi',
    age: 'Usia anak 1',
    next: 'Lanjut: Hotel',
    count: 'Hitung perkiraan',
    empty: 'Field tidak boleh kosong',
    notOffer: 'Ini perkiraan, bukan penawaran.',
    price: /Perkiraan totalRp\.\s78\.600\.000/,
    none: 'Perkiraan total–',
    ages: 'Pilih usia setiap anak untuk melihat perkiraan.',
  },
  en: {
    title: 'Private umrah',
    adults: 'Adults',
    children: 'Children and infants',
    age: 'Age of child 1',
    next: 'Continue: Hotels',
    count: 'Work out the estimate',
    empty: 'Please fill in this field',
    notOffer: 'This is an estimate, not an offer.',
    price: /Estimated totalIDR\s78,600,000/,
    none: 'Estimated total–',
    ages: 'Choose each child’s age to see the estimate.',
  },
} as const

for (const language of ['id', 'en'] as const) {
  test(`a guest without scripts builds a plan part by part, in ${language}`, async () => {
    const say = spoken[language]
    const reader = await open(inLanguage(language, path))
    expect([reader.status, reader.text('h1')]).toEqual([200, say.title])
    expect(estimate(reader)).toMatch(/(?:Rp\.|IDR)\s\d/)
    await reader.open(inLanguage(language, plan({ participants_children: [] })))
    await reader.press(say.next, { [say.adults]: '2', [say.children]: '1' })
    // The field has only now appeared.
    expect(saidAt(reader, say.age)).toBe('')
    expect(estimate(reader)).toContain(say.ages)
    expect(reader.all('#mend')).toEqual([])
    await reader.press(say.count)
    expect(saidAt(reader, say.age)).toBe(say.empty)
    // What stood there before was the price of another plan.
    expect(estimate(reader)).toContain(say.none)
    await reader.press(say.count, { [say.age]: '5' })
    expect(estimate(reader)).toMatch(say.price)
    expect(estimate(reader)).toContain(say.notOffer)
  })
}

test('the first look is a plan that can be had, for search engines under its own address', async () => {
  const reader = await open(path)
  expect(reader.all('#mend')).toEqual([])
  expect(reader.value('Tanggal berangkat') > jakartaDate(home.application.clock.now())).toBe(true)
  expect(reader.html).toContain('<link rel="canonical" href="http://localhost:0/private-umroh"')
  expect(reader.html).not.toContain('noindex')
  expect((await open(plan())).html).toContain('noindex')
})

test('every problem is said at its field, and in a list that leads there', async () => {
  const today = jakartaDate(home.application.clock.now())
  const hotels = [supply.madinah.id, supply.makkah.id].map((id) => ({
    duration_night: 1,
    partner_custom_hotel_id: id,
  }))
  const reader = await open(plan({ departure_date: addDays(today, -1), return_date: addDays(today, -3), hotels }))
  expect(saidAt(reader, 'Tanggal berangkat')).toContain('Tanggal berangkat sudah lewat')
  expect(saidAt(reader, 'Tanggal penerbangan pulang')).toContain('Tanggal pulang harus setelah tanggal berangkat')
  expect(saidAt(reader, 'Malam menginap Makkah')).toMatch(/Menginap minimal \d malam/)
  const links = reader.all('#mend a').map((link) => link.getAttribute('href') ?? '')
  expect(links).toContain('#field-departure_date')
  for (const link of links) expect(reader.one(`[id="${link.slice(1)}"]`)).toBeTruthy()
})

test('nobody travels with 0 adults, and a hotel that is gone is named', async () => {
  const reader = await open(plan({ total_participants_adult: 0, departure_date: '2020-01-01' }))
  expect(saidAt(reader, 'Dewasa')).toContain('Minimal 1')
  // Both at once: who mends one must not be told of the other only then.
  expect(saidAt(reader, 'Tanggal berangkat')).toContain('Tanggal berangkat sudah lewat')
  const gone = '0190a000-0000-7000-8000-000000000001'
  const hotels = [
    { duration_night: 3, partner_custom_hotel_id: supply.madinah.id },
    { duration_night: 4, partner_custom_hotel_id: gone },
  ]
  const other = await open(plan({ hotels }))
  expect(textOf(other.part('Hotel di Makkah'))).toContain('Hotel ini tidak tersedia lagi')
})

test('hotels change places with the order of the cities, and are found by stars and by name', async () => {
  const reader = await open(plan())
  await reader.press('Hitung perkiraan', { 'Makkah dulu': true })
  expect(reader.text('#hotels')).toMatch(/Hotel di Makkah.*Hotel di Madinah/)
  expect(reader.all('#mend')).toEqual([])
  const names = () => textOf(reader.part('Hotel di Makkah'))
  expect(names()).toContain(supply.otherMakkah.name)
  await reader.press('Hitung perkiraan', { 'Bintang hotel di Makkah': '5' })
  expect(names()).toContain(supply.makkah.name)
  expect(names()).not.toContain(supply.otherMakkah.name)
  await reader.press('Hitung perkiraan', { 'Bintang hotel di Makkah': '', 'Cari hotel di Makkah': 'Makkah 3' })
  // The chosen one stays in sight.
  expect(names()).toContain(supply.makkah.name)
  expect(names()).toContain(supply.otherMakkah.name)
})

test('a tenant without it has neither page nor entrance', async () => {
  const other = await new PlainBrowser(home, newBrowser('demo.localhost')).open(path)
  expect(other.status).toBe(404)
  await other.open('/umroh')
  expect(other.all('a[href="/private-umroh"]')).toEqual([])
  const here = await open('/umroh')
  expect(here.all('main a[href="/private-umroh"]')).toHaveLength(1)
  await here.open('/')
  expect(here.all('main a[href="/private-umroh"]').length).toBeGreaterThan(0)
})

test('a guest who saves a plan signs in and is back at it', async () => {
  const { member } = await memberBrowser(home)
  const reader = await open(plan())
  await reader.press('Simpan rencana', { Dewasa: '3' })
  expect(reader.path).toMatch(/^\/auth\/login\?redirect=/)
  await reader.press('Masuk', { Email: member.email, 'Kata sandi': testPassword })
  expect(reader.path).toMatch(/^\/private-umroh\?/)
  expect(reader.value('Dewasa')).toBe('3')
  await reader.press('Simpan rencana')
  expect(reader.path).toMatch(/^\/private-umroh\/book\?id=/)
})

test('a guest hears what is wrong before they sign in, and what they cleared stays cleared', async () => {
  const reader = await open(plan())
  await reader.press('Simpan rencana', { 'Tanggal berangkat': '', 'Malam menginap Makkah': '0' })
  expect(reader.path).toMatch(/^\/private-umroh\?.*departure_date=&/)
  expect([reader.value('Tanggal berangkat'), saidAt(reader, 'Tanggal berangkat')]).toEqual([
    '',
    expect.stringContaining('Field tidak boleh kosong'),
  ])
})

test('a child is younger than an adult, and all that is wrong is said at once', async () => {
  const reader = await open(plan())
  const options = [...reader.field('Usia anak 1').querySelectorAll('option')]
  const ages = options.map((one) => one.getAttribute('value'))
  expect([ages.at(1), ages.at(-1)]).toEqual(['0', '11'])
  const wrong = { 'Tanggal berangkat': '2020-01-01', 'Malam menginap Makkah': '0', 'Usia anak 1': '' }
  await reader.press('Hitung perkiraan', wrong)
  expect(reader.text('#mend')).toMatch(/Tanggal berangkat sudah lewat.*Usia anak 1: Field.*Malam di Makkah: /)
  expect(reader.text('#mend')).not.toContain('Tambah')
})

test('a plan with a problem is not saved: the page says what to mend', async () => {
  const { browser } = await memberBrowser(home)
  const reader = await new PlainBrowser(home, browser).open(plan())
  await reader.press('Simpan rencana', { 'Tanggal berangkat': '2020-01-01' })
  expect(reader.path).toMatch(/^\/private-umroh\?.*departure_date=2020-01-01/)
  expect(reader.text('#mend')).toContain('Tanggal berangkat sudah lewat')
})

/** A member with a draft, before its form. */
async function draft(language: 'id' | 'en' = 'id') {
  const { browser, token } = await memberBrowser(home)
  const body = anOrderForm(home, supply)
  const cart = { body, token, headers: { 'idempotency-key': `draft-${token.slice(-20)}` } }
  const { id } = (await ask(home, 'POST', '/api/v1/custom-product/cart', cart)).body.data
  const address = `${path}/book?id=${id}`
  return {
    id,
    token,
    address,
    browser,
    reader: await new PlainBrowser(home, browser).open(inLanguage(language, address)),
  }
}
const stateOf = async ({ id, token }: { id: string; token: string }) =>
  (await ask(home, 'GET', `/api/v1/custom-product/${id}`, { token })).body.data

test('a draft is changed in the builder, and stays the same draft', async () => {
  const { id, token, reader } = await draft()
  await reader.follow('Ubah rencana')
  expect([reader.value('Dewasa'), reader.value('Usia anak 1')]).toEqual(['2', '5'])
  await reader.press('Simpan perubahan', { 'Malam menginap Makkah': '6' })
  expect(reader.path).toBe(`${path}/book?id=${id}`)
  expect(await stateOf({ id, token })).toMatchObject({ status: 'cart', plan: { nights: 9 } })
})

const words = {
  id: {
    contact: 'Nama lengkap',
    who: 'Jamaah',
    name: 'Nama sesuai paspor',
    relation: 'Hubungan dengan Anda',
    born: 'Tanggal lahir',
    parts: ['Tanggal', 'Bulan', 'Tahun'],
    send: 'Kirim ke travel',
    seen: 'Nama, kontak, dan catatan baru terlihat oleh travel yang penawarannya Anda terima',
    empty: 'Field tidak boleh kosong',
  },
  en: {
    contact: 'Full name',
    who: 'Traveller',
    name: 'Name as in passport',
    relation: 'Relationship to you',
    born: 'Date of birth',
    parts: ['Day', 'Month', 'Year'],
    send: 'Send to agencies',
    seen: 'Names, contact details and your note are shown only to the agency whose offer you accept',
    empty: 'Please fill in this field',
  },
} as const

/** One traveller, born so many years before the journey. */
function person(language: 'id' | 'en', place: number, [name, relation, age]: [string, string, number]) {
  const say = words[language]
  const who = `${say.who} ${place}`
  const year = String(Number(aDepartureDate(home).slice(0, 4)) - age)
  const date = Object.fromEntries(
    say.parts.map((part, i) => [`${who} › ${say.born} › ${part}`, ['1', '01', year][i] ?? '']),
  )
  return { [`${who} › ${say.name}`]: name, [`${who} › ${say.relation}`]: relation, ...date }
}

for (const language of ['id', 'en'] as const) {
  test(`travellers are named and the plan is sent, with every mistake at its field, in ${language}`, async () => {
    const say = words[language]
    const { id, token, reader } = await draft(language)
    expect(reader.text('main')).toContain(say.seen)
    expect(reader.value(say.contact)).toBe('Siti Rahmawati')
    const first = person(language, 1, ['Siti Rahmawati', 'self', 40])
    await reader.press(say.send, { ...first, ...person(language, 2, ['Budi', 'spouse', 42]) })
    expect(reader.status).toBe(422)
    expect(saidAt(reader, `${say.who} 3 › ${say.name}`)).toBe(say.empty)
    expect(reader.value(`${say.who} 2 › ${say.name}`)).toBe('Budi')
    const child = person(language, 3, ['Aisyah Rahmawati', 'child', 5])
    await reader.press(say.send, child)
    // One word, and nobody has said that the passport has no other.
    expect(reader.status).toBe(422)
    expect(saidAt(reader, `${say.who} 2 › ${say.name}`)).not.toBe('')
    await reader.press(say.send, { [`${say.who} 2 › ${say.name}`]: 'Budi Santoso' })
    expect(reader.path).toBe(inLanguage(language, `${path}/waiting-approval/${id}`))
    expect(await stateOf({ id, token })).toMatchObject({
      status: 'waiting_approval',
      contact: { name: 'Siti Rahmawati' },
    })
  })
}

test('a plan that was sent is not sent again, and its form leads to where its offers come in', async () => {
  const { id, token, address, reader } = await draft()
  const everybody = {
    ...person('id', 1, ['Siti Rahmawati', 'self', 40]),
    ...person('id', 2, ['Budi Santoso', 'spouse', 42]),
    ...person('id', 3, ['Aisyah Rahmawati', 'child', 5]),
  }
  await reader.press('Kirim ke travel', everybody)
  await reader.open(address)
  expect(reader.path).toBe(`${path}/waiting-approval/${id}`)
  await reader.open(`${path}?id=${id}`)
  expect(reader.path).toMatch(/^\/private-umroh\?departure_airport_id=/)
  expect(await stateOf({ id, token })).toMatchObject({ status: 'waiting_approval' })
})

test('the draft of somebody else is not there, and without one there is nothing to fill in', async () => {
  const { id } = await draft()
  const { browser } = await memberBrowser(home)
  const other = new PlainBrowser(home, browser)
  for (const address of [`${path}/book?id=${id}`, `${path}?id=${id}`, `${path}/book?id=nonsense`]) {
    expect([address, (await other.open(address)).status]).toEqual([address, 404])
  }
  expect((await other.open(`${path}/book`)).path).toBe(path)
})
