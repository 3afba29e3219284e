import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { daysBetween } from '#core/time.ts'
import { demoTenants } from '#demo/tenants.ts'
import { departures, products } from '#modules/catalogue/tables.ts'
import { hidden_partners, partner_licences } from '#modules/partner/tables.ts'
import { anyDeparture, anyPartner } from '#test/support/catalogue-fixtures.ts'
import { getV3, type ListingFixture, listingFixture } from '#test/support/listings.ts'
import { statementsOf } from '#test/support/statements.ts'
import { type TestApp, testApp } from '#test/support/test-app.ts'

let home: TestApp
let fixture: ListingFixture
type Item = { id: string; label: string | null }
const ids = (reply: { body: { data: { items: Item[] } } }) => reply.body.data.items.map((item) => item.id)
const get = (path: string, headers = {}) => getV3(home, path, { headers })
const at = (name: string) => made.get(name)?.id
const made = new Map<string, { id: string; slug: string }>()

beforeAll(async () => {
  home = await testApp()
  fixture = await listingFixture(home)
  const price = (quad: number) => ({ price_quad: quad, price_triple: quad + 1, price_double: quad + 2 })
  made.set('cheap', await fixture.product({}, { days: [50, 90], ...price(24_000_000) }))
  made.set(
    'soon',
    await fixture.product({ duration_days: 12, can_finance: true }, { days: [10, 59, 60], ...price(31_000_000) }),
  )
  made.set(
    'late',
    await fixture.product({ departure_airport: 'SUB' }, { days: [120], airline_code: 'SV', ...price(41_000_000) }),
  )
  made.set('full', await fixture.product({}, { days: [20], sold: 40, ...price(20_000_000) }))
  made.set('left', await fixture.product({}, { days: [-5], ...price(19_000_000) }))
  made.set(
    'haji',
    await fixture.product({ category: 'haji', kind: 'hajj', type_slug: 'haji-khusus', hijri_year: 1448 }),
  )
  const tour = { category: 'wisata-syariah', type_slug: 'turki' } as const
  made.set('tour', await fixture.product({ ...tour, kind: 'tour_international' }, { ...price(22_000_000) }))
  made.set('lombok', await fixture.product({ ...tour, kind: 'tour_domestic' }, { ...price(6_000_000) }))
  made.set('plus', await fixture.product({ ...tour, kind: 'umrah_tour' }, { ...price(39_000_000) }))
  made.set('draft', await fixture.product({ state: 'draft' }))
  await fixture.rebuild()
})
afterAll(() => home.close())

test('a list can begin on a day, and its cards tell of later dates alone', async () => {
  const from = fixture.dayIn(80)
  const { items } = (await get(`umroh/search?departs_from=${from}`)).body.data
  expect(items.length).toBeGreaterThan(0)
  for (const { next_departure, dates } of items) {
    expect([next_departure, ...dates].every((day: string) => day >= from)).toBe(true)
  }
  expect((await get('umroh/search?departs_from=2026-02-30')).status).toBe(422)
})

test('the earliest comes first; sold out stands after what has seats, and departed last', async () => {
  const reply = await get('umroh/search')
  expect(ids(reply)).toEqual(['soon', 'cheap', 'late', 'full', 'left'].map(at))
  expect(reply.body.data.items.map((item: Item) => item.label)).toEqual([null, null, null, 'sold_out', 'departed'])
  expect(reply.body.data).toMatchObject({ total: 5, current_page: 1, last_page: 1, first_item: 1, last_item: 5 })
})

test('cheapest and most expensive, what has seats before what has not', async () => {
  expect(ids(await get('umroh/search?sort=cheapest'))).toEqual(['cheap', 'soon', 'late', 'full', 'left'].map(at))
  expect(ids(await get('umroh/search?sort=dearest'))).toEqual(['late', 'soon', 'cheap', 'full', 'left'].map(at))
})

test('a kind of journey is also known by the words that apps use', async () => {
  for (const [word, ours] of [
    ['hajj', 'haji'],
    ['halal-tour', 'wisata-syariah'],
  ]) {
    const known = ids(await get(`products?category=${ours}`))
    expect(known.length).toBeGreaterThan(0)
    expect(ids(await get(`products?category=${word}`))).toEqual(known)
    expect((await get(`products/${word}/types`)).status).toBe(200)
  }
  expect((await get('products?category=hadj')).status).toBe(422)
})

test('a card tells the day of its price among its days', async () => {
  const { id } = await fixture.product({ name: { id: 'Umrah Jauh', en: 'Far umrah' } }, { days: [40, 47, 54, 61] })
  await home.application.db
    .update(departures)
    .set({ price_quad: 9_000_000 })
    .where(and(eq(departures.product_id, id), eq(departures.departs_on, fixture.dayIn(61))))
  await fixture.rebuild()
  const [card] = (await get('umroh/search?search=jauh')).body.data.items
  expect(card).toMatchObject({ price_from: 9_000_000, price_date: fixture.dayIn(61) })
  expect(card.dates).toEqual([40, 47, 61].map(fixture.dayIn))
  await home.application.db.update(products).set({ state: 'gone' }).where(eq(products.id, id))
  await fixture.rebuild()
})

test('filters combine', async () => {
  const month = fixture.dayIn(50).slice(0, 7)
  expect(ids(await get(`umroh/search?month=${month}&max_price=25000000&duration=9`))).toEqual([at('cheap')])
  expect(ids(await get(`umroh/search?departure_date=${fixture.dayIn(90)}`))).toEqual([at('cheap')])
  expect(ids(await get('umroh/search?city=surabaya&airline=SV&search=saudia'))).toEqual([at('late')])
  expect(ids(await get('umroh/search?type=financing&duration=12'))).toEqual([at('soon')])
  expect(ids(await get('umroh/search?city=surabaya&airline=GA'))).toEqual([])
  expect(ids(await get(`umroh/search?travel=${fixture.partner.slug}&duration=12`))).toEqual([at('soon')])
  expect(ids(await get('umroh/search?subcategory=nothing'))).toEqual([])
  expect(ids(await get('umroh/search?travellers=40'))).toEqual(['soon', 'cheap', 'late'].map(at))
  expect(ids(await get('umroh/search?travellers=41'))).toEqual([])
})

test('each choice says how many it would leave, the other filters kept', async () => {
  const { facets } = (await get('umroh/search?duration=12')).body.data
  expect(facets.duration).toEqual([
    { value: '9', label: '9 hari', count: 4 },
    { value: '12', label: '12 hari', count: 1 },
  ])
  expect(facets.type).toEqual([{ value: 'financing', label: 'Dana talangan', count: 1 }])
  expect(facets.city).toEqual([{ value: 'Jakarta', label: 'Jakarta', count: 1 }])
  const all = (await get('umroh/search', { 'accept-language': 'en' })).body.data.facets
  expect(all.airline).toEqual([
    { value: 'GA', label: 'Garuda Indonesia', count: 4 },
    { value: 'SV', label: 'Saudia', count: 1 },
  ])
  expect(all.price.map((one: { label: string }) => one.label)).toContain('IDR 20–25 million')
})

test('the pages of a category hold that category only', async () => {
  expect(ids(await get('products?category=haji'))).toEqual([at('haji')])
  expect(ids(await get('hajj/search?hijri_year=1448'))).toEqual([at('haji')])
  const hajj = await get('hajj?hijri_year=1448')
  expect(ids(hajj)).toEqual([at('haji')])
  expect(hajj.body.data).toMatchObject({ total: 1, current_page: 1, last_page: 1 })
  expect(ids(await get('hajj?hijri_year=1449'))).toEqual([])
  expect((await get('hajj/travels')).body.data).toEqual([{ id: fixture.partner.id, name: 'Mitra Uji' }])
  expect(ids(await get(`hajj/search?travel=${fixture.partner.id}`))).toEqual([at('haji')])
  for (const type of ['wisata', 'halal-tour']) {
    expect(ids(await get(`wisata-syariah/search?type=${type}`))).toEqual(['tour', 'lombok'].map(at))
  }
  expect(ids(await get('wisata-syariah/search?type=umroh'))).toEqual([at('plus')])
  expect(ids(await get('wisata-syariah/search?destination=domestic'))).toEqual([at('lombok')])
  expect((await get('products')).body.data.total).toBe(9)
})

test('durations that exist, with how many', async () => {
  expect((await get('umroh/duration')).body.data).toEqual([
    { number: 9, count: 4 },
    { number: 12, count: 1 },
  ])
  expect((await get('wisata-syariah/duration')).body.data).toEqual([{ number: 9, count: 3 }])
})

test('fixed lists keep their limits and leave out what has left', async () => {
  const list = async (path: string) => (await get(path)).body.data.map((item: Item) => item.id)
  expect(await list('umroh/affordable')).toEqual(['cheap', 'soon', 'late', 'full'].map(at))
  expect(await list('umroh/departure-date?limit=1')).toEqual([at('soon')])
  expect(await list('products/financing')).toEqual([at('soon')])
  const [financed] = (await get('products/financing')).body.data
  expect(financed.dates).toEqual([fixture.dayIn(60)])
  expect(await list('products/umroh/financial')).toEqual([at('soon')])
  expect(await list('products/savings')).toEqual([])
  expect(await list('products/marketing')).toEqual([])
  expect(await list('wisata-syariah/tour')).toEqual(['tour', 'lombok'].map(at))
  expect(await list('wisata-syariah/departure-date')).toHaveLength(2)
  expect(await list('umroh/best-hotel')).toEqual(['cheap', 'soon', 'late', 'full'].map(at))
  expect(await list('products/promo-ads')).toEqual([])
})

test('packages like one are of its category, nearest first, and never itself', async () => {
  const like = await get(`products/${at('cheap')}/recommendation?limit=2`)
  expect(ids(like)).toEqual(['soon', 'late'].map(at))
  expect(like.body.data.is_show_more).toBe(true)
  expect(ids(await get(`products/${at('cheap')}/recommendation?limit=2&page=2`))).toEqual([at('full')])
  expect((await get(`products/${at('draft')}/recommendation`)).status).toBe(404)
})

test('a partner shows its own packages', async () => {
  const other = await anyPartner(home)
  const own = await fixture.product({ partner_id: other.id, name: { id: 'Milik lain', en: 'Another’s' } })
  await fixture.rebuild()
  expect(ids(await get(`travel/${other.slug}/products`))).toEqual([own.id])
  expect((await get(`partners/${fixture.partner.slug}/products?limit=2&page=2`)).body.data).toMatchObject({
    total: 9,
    first_item: 3,
    last_page: 5,
  })
  expect((await get('partners/nobody/products')).status).toBe(404)
  await home.application.db.insert(hidden_partners).values({ tenant_id: demoTenants[1].id, partner_id: other.id })
  const there = { host: 'demo.localhost' }
  expect((await get(`travel/${other.slug}/products`, there)).status).toBe(404)
  expect(ids(await get('products?limit=100', there))).not.toContain(own.id)
  const { facets } = (await get('products', there)).body.data
  expect(facets.travel.map((one: { value: string }) => one.value)).not.toContain(other.slug)
  expect((await get('search?term=milik%20lain', there)).body.data.items).toEqual([])
  expect((await get(`products/${own.id}/recommendation`, there)).status).toBe(404)
  expect(ids(await get('products?limit=100'))).toContain(own.id)
})

test('a licence that ends takes the offers off sale, and a new one brings them back', async () => {
  const other = await anyPartner(home)
  const own = await fixture.product({ partner_id: other.id })
  const until = async (day: string) => {
    await home.application.db
      .update(partner_licences)
      .set({ valid_until: day })
      .where(eq(partner_licences.partner_id, other.id))
    await fixture.rebuild()
    return ids(await get('products?limit=100')).includes(own.id)
  }
  expect(await until(fixture.dayIn(0))).toBe(true)
  expect(await until(fixture.dayIn(-1))).toBe(false)
  expect((await get(`search?term=${own.slug}`)).body.data.total).toBe(0)
  expect(await until(fixture.dayIn(30))).toBe(true)
})

test('seats that go are seen in the list a moment later', async () => {
  const { insertChange } = await import('../store.build.ts')
  const { noteChange } = await import('../build/changes.ts')
  await home.application.db
    .update(departures)
    .set({ sold: 40 })
    .where(eq(departures.product_id, at('late') ?? ''))
  await insertChange(home.application.db, at('late') ?? '')
  noteChange()
  const [late] = (await get('umroh/search?city=Surabaya')).body.data.items
  expect(late).toMatchObject({ label: 'sold_out', seats_free: 0 })
})

test('an unknown filter is ignored, an empty one is none, an impossible one is refused or finds nothing', async () => {
  const all = (await get('products')).body.data.total
  for (const path of [
    'filterOperator=OR',
    'fields=*',
    'status=draft',
    'include=partner',
    'city[]=a',
    'month=&duration=&min_price=&sort=',
  ]) {
    expect((await get(`products?${path}`)).body.data.total, path).toBe(all)
  }
  for (const path of [
    'page=-1',
    'page=1.5',
    'page=99999999',
    'limit=0',
    'limit=-5',
    'limit=100000',
    'min_price=abc',
    'min_price=-1',
    'max_price=1e99',
    'month=2026-13',
    'month=13',
    'departure_date=2026-02-30',
    'duration=0',
    'travellers=0',
    'travellers=51',
    'travellers=2.5',
    'sort=price;drop',
    'sort=next_departure',
    'category=nothing',
    'hijri_year=99999',
    `search=${'x'.repeat(10_000)}`,
    'month=2026-12&month=2027-01',
  ]) {
    expect((await get(`products?${path}`)).status, path).toBe(422)
  }
  for (const path of [
    'min_price=9&max_price=5',
    'travel=%27%20or%201=1--',
    'city=nowhere',
    'page=9999',
    "search='%3B--",
  ]) {
    const reply = await get(`products?${path}`)
    expect([reply.status, ids(reply)], path).toEqual([200, []])
  }
  expect((await get('home/nothing')).status).toBe(422)
})

test('a list takes few statements, however many it holds', async () => {
  await get('umroh/search')
  const plain = await statementsOf(() => get('umroh/search?sort=cheapest&duration=9'))
  expect(plain).toHaveLength(2)
  await get('umroh/search?search=saudia')
  const narrowed = await statementsOf(() => get(`umroh/search?search=saudia&departure_date=${fixture.dayIn(50)}`))
  expect(narrowed.length).toBeLessThanOrEqual(3)
  const statements = await statementsOf(() => get('search?term=umoh'))
  expect(statements).toHaveLength(2)
})

test('with a month, a day or a price asked for, a card tells of the cheapest date that answers, and lists follow it', async () => {
  const { id: travel } = await anyPartner(home)
  const dated = async (name: string, ...dates: [in_days: number, price: number, airline_code?: string][]) => {
    const product = await fixture.product({ partner_id: travel, name: { id: name, en: name } }, { days: [] })
    for (const [in_days, price_quad, airline_code = 'GA'] of dates) {
      const rooms = { price_quad, price_triple: price_quad + 1, price_double: price_quad + 2 }
      await anyDeparture(home, { product_id: product.id, hotel_id: fixture.hotel_id, in_days, airline_code, ...rooms })
    }
  }
  // A year from now, in one month whatever the day the tests run.
  const first = daysBetween(fixture.dayIn(0), `${Number(fixture.dayIn(0).slice(0, 4)) + 1}-02-01`)
  const month = fixture.dayIn(first).slice(0, 7)
  await dated('Satu', [first + 400, 20_000_000], [first + 3, 33_000_000], [first + 20, 31_000_000])
  await dated('Dua', [first + 400, 40_000_000], [first + 10, 30_000_000, 'SV'])
  await dated('Tiga', [first + 400, 10_000_000])
  await fixture.rebuild()
  type Card = { name: string; price_from: number; price_date: string; next_departure: string; dates: string[] }
  const cardsFor = async (query: string) => {
    const { items, facets } = (await get(`products?travel=${travel}&${query}`)).body.data
    const cards = items.map((one: Card) => [one.name, one.price_from, one.price_date, one.next_departure, one.dates])
    return { cards, facets }
  }
  const [third, tenth, twentieth] = [3, 10, 20].map((days) => fixture.dayIn(first + days))
  const one = ['Satu', 31_000_000, twentieth, third, [third, twentieth]]
  const two = ['Dua', 30_000_000, tenth, tenth, [tenth]]
  expect((await cardsFor(`month=${month}&sort=cheapest`)).cards).toEqual([two, one])
  expect((await cardsFor(`month=${month}&sort=dearest`)).cards).toEqual([one, two])
  expect((await cardsFor(`month=${month}&sort=earliest`)).cards).toEqual([one, two])
  expect((await cardsFor(`departure_date=${third}`)).cards).toEqual([['Satu', 33_000_000, third, third, [third]]])
  expect((await cardsFor(`month=${month}&max_price=25000000`)).cards).toEqual([])
  expect((await cardsFor(`month=${month}&airline=GA&max_price=32000000`)).cards).toEqual([
    ['Satu', 31_000_000, twentieth, twentieth, [twentieth]],
  ])
  const { facets } = await cardsFor(`month=${month}`)
  expect(facets.price.map(({ value, count }: { value: string; count: number }) => [value, count])).toEqual([
    ['30000000-34999999', 2],
  ])
})
