import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#core/ids.ts'
import { addMs, dayMs, jakartaDate } from '#core/time.ts'
import { seedConsultants } from '#demo/consultants.ts'
import { demoTenants } from '#demo/tenants.ts'
import {
  anyDeparture,
  anyPartner,
  anyPicture,
  anyProduct,
  anyReview,
  catalogueBasics,
  hidePartner,
} from '#test/support/catalogue-fixtures.ts'
import { statementsOf } from '#test/support/statements.ts'
import { ask, type TestApp, testApp } from '#test/support/test-app.ts'
import { hotels, product_addons } from '../tables.ts'

const [, safar] = demoTenants
let home: TestApp
let hotel_id: string
beforeAll(async () => {
  home = await testApp()
  hotel_id = (await catalogueBasics(home)).hotel_id
  await seedConsultants(home.application.db, home.application.clock.now())
})
afterAll(() => home.close())

const open = (slug: string, headers: Record<string, string> = {}) =>
  ask(home, 'GET', `/api/v3/products/${slug}`, { headers })
const inDays = (days: number) => jakartaDate(addMs(home.application.clock.now(), days * dayMs))

async function aPackage(wish: Partial<Parameters<typeof anyProduct>[1]> = {}) {
  const partner = await anyPartner(home, { logo_picture_id: 'logo-mitra' })
  return anyProduct(home, { partner_id: partner.id, ...wish })
}

test('a package shows its dates, prices, hotels and partner', async () => {
  const product = await aPackage()
  for (const rating of [5, 5, 4])
    await anyReview(home, { product_id: product.id, partner_id: product.partner_id, rating })
  const addon = {
    id: newId(),
    product_id: product.id,
    name: { id: 'Kereta', en: 'Train' },
    price: 500_000,
    position: 1,
  }
  await home.application.db.insert(product_addons).values(addon)
  await anyDeparture(home, { product_id: product.id, hotel_id, in_days: 90, sold: 10, held: 5 })
  const { status, body } = await open(product.slug)
  expect(status).toBe(200)
  expect(body.data).toMatchObject({
    id: product.id,
    name: 'Umrah 9 Hari',
    type: { slug: 'umroh-reguler', name: 'Umrah reguler' },
    departure_airport: { iata: 'CGK', name: 'Soekarno-Hatta', city: 'Jakarta' },
    excludes: [{ text: 'Paspor', amount: 650_000 }],
    addons: [{ id: addon.id, name: 'Kereta', price: 500_000 }],
    rating: 4.7,
    rating_count: 3,
    is_on_sale: true,
    label: null,
    affiliate: null,
    partner: { legal_name: 'PT Mitra Uji', logo: '/pictures/logo-mitra/160.webp', licence: { state: 'valid' } },
  })
  expect(body.data.departures).toMatchObject([
    {
      departs_on: inDays(90),
      quota: 40,
      seats_free: 25,
      label: null,
      airline: { code: 'GA', name: 'Garuda Indonesia' },
      flights: [{ number: 'GA980', from: 'CGK', from_city: 'Jakarta', to: 'JED', to_city: 'Jeddah' }],
      hotels: [{ name: 'Hotel Uji', city: 'Makkah', stars: 4, nights: 8, walk_minutes: 6, picture_id: null }],
      prices: { quad: 30_000_000, triple: 32_000_000, double: 35_000_000, child: 27_000_000, infant: 8_000_000 },
      true_total: 30_650_000,
      certainties: { licence: { state: 'certain' }, visa: { state: 'certain', evidence: 'Bukti' } },
    },
  ])
})

test('pictures come with their colours, in the order of the pictures; one that is not kept has none', async () => {
  await anyPicture(home, 'siang', '#ddeeff')
  await anyPicture(home, 'malam', '#112233')
  const hotel = { id: newId(), slug: 'hotel-malam', name: 'Hotel Malam', city: 'Makkah', stars: 5, picture_id: 'malam' }
  await home.application.db.insert(hotels).values(hotel)
  const picture_ids = ['malam', 'hilang', 'siang', 'malam']
  const product = await aPackage({ picture_ids })
  await anyDeparture(home, { product_id: product.id, hotel_id: hotel.id, in_days: 90 })
  const { data } = (await open(product.slug)).body
  expect(data).toMatchObject({ picture_ids, picture_colours: ['#112233', null, '#ddeeff', '#112233'] })
  expect(data.departures[0].hotels).toMatchObject([{ picture_id: 'malam', picture_colour: '#112233' }])
  const bare = await aPackage({ picture_ids: [] })
  expect((await open(bare.slug)).body.data.picture_colours).toEqual([])
})

test('no internal field of a package is in the answer', async () => {
  const product = await aPackage()
  await anyDeparture(home, { product_id: product.id, hotel_id, in_days: 90 })
  const { data } = (await open(product.slug)).body
  const inside = ['state', 'view_count', 'rating_sum', 'partner_id', 'has_past', 'created_at']
  for (const name of inside) expect(data).not.toHaveProperty(name)
  for (const name of ['sold', 'held', 'product_id', 'stays']) expect(data.departures[0]).not.toHaveProperty(name)
})

test('a package speaks the language of its reader', async () => {
  const product = await aPackage()
  await anyDeparture(home, { product_id: product.id, hotel_id, in_days: 90, departs_on: '2027-02-08' })
  home.application.clock.moveTo(new Date('2026-11-15T05:00:00Z'))
  const { data } = (await open(product.slug, { 'accept-language': 'en' })).body
  expect([data.name, data.type.name, data.refund_terms]).toEqual([
    'Umrah 9 Hari (en)',
    'Umrah reguler (en)',
    'Ketentuan (en)',
  ])
  expect([data.agenda[0].title, data.questions[0].answer, data.includes[0], data.documents[0]]).toEqual([
    'Berangkat (en)',
    'Jawab (en)',
    'Tiket (en)',
    'Paspor (en)',
  ])
  const [departure] = data.departures
  expect(departure.departs_on_hijri).toBe('1 Ramadan 1448 AH')
  expect(departure.certainties.flight.evidence).toBe('Bukti (en)')
  expect(departure.certainties.licence.evidence).toBe('PPIU licence DEMO-PPIU-0001 is valid, checked by Tim akuisisi')
  expect((await open(product.slug)).body.data.departures[0].departs_on_hijri).toBe('1 Ramadan 1448 H')
})

test('dates that have passed are not shown; when all have, the package has departed', async () => {
  const product = await aPackage()
  await anyDeparture(home, { product_id: product.id, hotel_id, in_days: -1 })
  const past = (await open(product.slug)).body.data
  expect([past.departures, past.label]).toEqual([[], 'departed'])
  await anyDeparture(home, { product_id: product.id, hotel_id, in_days: 60, sold: 40 })
  await anyDeparture(home, { product_id: product.id, hotel_id, in_days: 0, sold: 36 })
  const { data } = (await open(product.slug)).body
  expect(data.departures.map((d: { label: string }) => d.label)).toEqual(['ready_to_depart', 'sold_out'])
  expect(data.departures.map((d: { departs_on: string }) => d.departs_on)).toEqual([inDays(0), inDays(60)])
})

test('dates past their cut-off are not shown; when no other is left, the package says that booking has closed', async () => {
  const product = await aPackage()
  await anyDeparture(home, { product_id: product.id, hotel_id, in_days: 4, cutoff_days: 5 })
  const closed = (await open(product.slug)).body.data
  expect([closed.departures, closed.label]).toEqual([[], 'closed'])
  const later = await anyDeparture(home, { product_id: product.id, hotel_id, in_days: 5, cutoff_days: 5 })
  const { data } = (await open(product.slug)).body
  expect(data.departures).toMatchObject([{ id: later.id, closes_at: later.closes_at.toISOString() }])
  expect(data.label).toBeNull()
})

test('a partner without the licence a journey takes is said so, and nothing is on sale', async () => {
  const partner = await anyPartner(home, { licence_kind: 'PIHK' })
  const product = await anyProduct(home, { partner_id: partner.id })
  await anyDeparture(home, { product_id: product.id, hotel_id, in_days: 90 })
  const { data } = (await open(product.slug, { 'accept-language': 'en' })).body
  expect([data.is_on_sale, data.partner.licence]).toEqual([false, null])
  expect(data.departures[0].certainties.licence).toMatchObject({
    state: 'failed',
    evidence: 'The travel agency has no PPIU licence for this trip',
  })
})

test('a hajj preparation names both licences that it is sold by, or the one that is missing', async () => {
  const preparation = { category: 'haji', kind: 'hajj_preparation', type_slug: 'haji-khusus' } as const
  const shown = async (partner: Parameters<typeof anyPartner>[1]) => {
    const { id: partner_id } = await anyPartner(home, partner)
    const product = await anyProduct(home, { partner_id, ...preparation })
    await anyDeparture(home, { product_id: product.id, hotel_id, in_days: 90 })
    const { data } = (await open(product.slug, { 'accept-language': 'en' })).body
    const kinds = data.partner.licences.map(({ kind }: { kind: string }) => kind)
    return [kinds, data.departures[0].certainties.licence.evidence]
  }
  expect(await shown({})).toEqual([
    ['PPIU', 'PIHK'],
    'PPIU licence DEMO-PPIU-0001 is valid, checked by Tim akuisisi. PIHK licence DEMO-PIHK-0001 is valid, checked by Tim akuisisi',
  ])
  expect(await shown({ licence_kind: 'PIHK' })).toEqual([
    ['PIHK'],
    'The travel agency has no PPIU licence for this trip',
  ])
})

test('an expired or suspended licence takes a package off sale, and its page says why', async () => {
  const expired = await anyPartner(home, { licence_valid_until: inDays(-1) })
  const suspended = await anyPartner(home, { licence_suspended_on: inDays(0) })
  for (const [partner, state] of [[expired, 'expired'] as const, [suspended, 'suspended'] as const]) {
    const product = await anyProduct(home, { partner_id: partner.id })
    await anyDeparture(home, { product_id: product.id, hotel_id, in_days: 90 })
    const { status, body } = await open(product.slug)
    expect(status).toBe(200)
    expect([body.data.is_on_sale, body.data.partner.licence.state]).toEqual([false, state])
    expect(body.data.departures[0].certainties.licence.state).toBe('failed')
  }
})

test('a draft is not found, and one that was sold once is gone', async () => {
  const draft = await open((await aPackage({ state: 'draft' })).slug)
  expect([draft.status, draft.body.code]).toEqual([404, 'F-REQ-4n4'])
  const gone = await open((await aPackage({ state: 'gone' })).slug, { 'accept-language': 'en' })
  expect([gone.status, gone.body.code, gone.body.message]).toEqual([410, 'F-PRD-4g0', 'This package is no longer sold'])
})

test('a partner hidden by one tenant is hidden there only, gone packages included', async () => {
  const product = await aPackage()
  const gone = await anyProduct(home, { partner_id: product.partner_id, state: 'gone' })
  await hidePartner(home, product.partner_id, safar.id)
  expect((await open(product.slug, { host: 'demo.localhost' })).status).toBe(404)
  expect((await open(gone.slug, { host: 'demo.localhost' })).status).toBe(404)
  expect((await open(product.slug)).status).toBe(200)
})

test('the consultant whose code brought the visitor is named, at their own tenant', async () => {
  const { slug } = await aPackage()
  const affiliate = async (code: string, headers = {}) => {
    const reply = await open(`${slug}?affiliate_code=${code}`, headers)
    return [reply.status, reply.body.data?.affiliate]
  }
  expect(await affiliate('RIHLA-AISYAH')).toEqual([
    200,
    { code: 'RIHLA-AISYAH', consultant_name: 'Aisyah Nur Fadhilah' },
  ])
  expect(await affiliate('NOBODY')).toEqual([200, null])
  expect(await affiliate('RIHLA-AISYAH', { host: 'demo.localhost' })).toEqual([200, null])
  expect((await affiliate("x'--"))[0]).toBe(422)
})

test('a package is four statements, however many dates it has, and one when it was shown before', async () => {
  const product = await aPackage()
  for (let i = 1; i <= 30; i += 1) await anyDeparture(home, { product_id: product.id, hotel_id, in_days: i * 7 })
  expect(await statementsOf(() => open(product.slug))).toHaveLength(4)
  expect(await statementsOf(() => open(product.slug))).toHaveLength(1)
  const recommended = await statementsOf(() => open(`${product.slug}?affiliate_code=RIHLA-AISYAH`))
  expect(recommended).toHaveLength(2)
  expect((await open(product.slug)).body.data.departures).toHaveLength(30)
})

test('a slug nobody has is not found, whatever it holds', async () => {
  const odd = ["x'%20or%201=1--", '%3Cscript%3E', '%01%02%1b', '..%2f..%2fetc', 'a'.repeat(160), '%F0%9F%95%8B']
  for (const slug of odd) expect([slug, (await open(slug)).status]).toEqual([slug, 404])
})

test('a slug no database can hold, or longer than any, is refused', async () => {
  for (const slug of ['a%00b', 'a'.repeat(161), 'a'.repeat(10_000), '%ff', '%ed%a0%80']) {
    const { status } = await open(slug)
    expect([slug.slice(0, 20), status >= 400 && status < 500]).toEqual([slug.slice(0, 20), true])
  }
})
