import { asc } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addMs, dayMs, jakartaDate } from '#core/time.ts'
import { closesAt, cutoffDays } from '#modules/catalogue/rules/closing.ts'
import { labelOf } from '#modules/catalogue/rules/seats.ts'
import { departures, hotels, product_types, products, reviews } from '#modules/catalogue/tables.ts'
import { banners, gallery_items } from '#modules/content/tables.ts'
import { maySell } from '#modules/partner/rules/licence.ts'
import { hidden_partners, partner_licences, partners } from '#modules/partner/tables.ts'
import { promos } from '#modules/promo/tables.ts'
import { catalogueApp, filledAt as now } from '#test/support/catalogue-app.ts'
import { type TestApp, testApp } from '#test/support/test-app.ts'
import { scenes } from '../drawings/scenes.ts'
import { demoTenants } from '../tenants.ts'
import { addDays } from './calendar.ts'
import { seedCatalogue } from './seed-catalogue.ts'

const today = jakartaDate(now)

async function read({ application: { db } }: TestApp) {
  return {
    partners: await db.select().from(partners).orderBy(asc(partners.id)),
    licences: await db.select().from(partner_licences).orderBy(asc(partner_licences.id)),
    hidden: await db.select().from(hidden_partners),
    types: await db.select().from(product_types),
    hotels: await db.select().from(hotels),
    products: await db.select().from(products).orderBy(asc(products.id)),
    departures: await db.select().from(departures).orderBy(asc(departures.id)),
    reviews: await db.select().from(reviews).orderBy(asc(reviews.id)),
    promos: await db.select().from(promos).orderBy(asc(promos.id)),
    banners: await db.select().from(banners),
    gallery: await db.select().from(gallery_items),
  }
}

let home: TestApp
let all: Awaited<ReturnType<typeof read>>
const seed = (at: Date) => seedCatalogue({ db: home.application.db, now: at, say: () => undefined })

beforeAll(async () => {
  home = await catalogueApp()
  all = await read(home)
}, 120_000)
afterAll(() => home.close())

const kindCount = (kind: string) => all.partners.filter((partner) => partner.kind === kind).length

test('there is enough of everything', () => {
  expect(kindCount('travel')).toBeGreaterThanOrEqual(125)
  expect([kindCount('financial'), kindCount('agency'), kindCount('tdc')]).toEqual([8, 14, 10])
  expect(all.products.filter((product) => product.state === 'on_sale').length).toBeGreaterThanOrEqual(640)
  expect(all.departures.filter((departure) => departure.departs_on > today).length).toBeGreaterThanOrEqual(3200)
  expect(all.departures.some((departure) => departure.departs_on < today)).toBe(true)
  expect(all.departures.every((departure) => departure.departs_on >= addDays(today, -92))).toBe(true)
  expect(all.reviews.length).toBeGreaterThan(1700)
  const banners = { rihla: 8, safar: 7 }
  for (const { id, slug } of demoTenants) {
    const mine = <T extends { tenant_id: string }>(rows: T[]) => rows.filter((row) => row.tenant_id === id).length
    expect([mine(all.promos), mine(all.banners), mine(all.gallery)]).toEqual([17, banners[slug], 24])
    expect(mine(all.reviews)).toBeGreaterThan(300)
  }
  const perCategory = Map.groupBy(all.types, (type) => type.category)
  for (const types of perCategory.values()) expect(types.length).toBeLessThanOrEqual(12)
  expect(new Set(all.products.map((product) => product.type_slug)).size).toBe(all.types.length)
})

test('every package can still be booked on some day', () => {
  const coming = new Set(all.departures.filter((row) => row.closes_at > now).map((row) => row.product_id))
  expect(all.products.filter((product) => !coming.has(product.id)).map((product) => product.slug)).toEqual([])
})

test('running again changes nothing, and another database gets the same', async () => {
  await seed(addMs(now, dayMs))
  expect(await read(home)).toEqual(all)
  const other = await testApp()
  await seedCatalogue({ db: other.application.db, now, say: () => undefined })
  const same = await read(other)
  await other.close()
  expect(same).toEqual(all)
}, 120_000)

test('seats, days and prices make sense', () => {
  for (const row of all.departures) {
    expect(row.sold + row.held).toBeLessThanOrEqual(row.quota)
    expect(row.quota >= 20 && row.quota <= 45).toBe(true)
    expect(row.returns_on >= row.departs_on).toBe(true)
    const { price_quad: quad, price_triple, price_double, price_child, price_infant } = row
    const [triple, double, child, infant] = [price_triple, price_double, price_child, price_infant].map((n) => n ?? 0)
    expect([double, triple, quad, child, infant, 0]).toEqual(
      [double, triple, quad, child, infant, 0].sort((a, b) => (b ?? 0) - (a ?? 0)),
    )
    expect(row.price_quad % 100_000).toBe(0)
  }
})

test('flights join up, land on the last day, and the nights fill the journey', () => {
  const durations = new Map(all.products.map((product) => [product.id, product]))
  for (const row of all.departures) {
    const product = durations.get(row.product_id)
    const days = (row.flights.at(-1)?.arrives_at ?? '').slice(0, 10)
    expect([row.flights[0]?.from, row.flights.at(-1)?.to]).toEqual([
      product?.departure_airport,
      product?.departure_airport,
    ])
    expect([row.flights[0]?.departs_at.slice(0, 10), days]).toEqual([row.departs_on, row.returns_on])
    expect(row.returns_on).toBe(addDays(row.departs_on, (product?.duration_days ?? 0) - 1))
    const inAir = row.flights.filter((flight) => flight.departs_at.slice(0, 10) < flight.arrives_at.slice(0, 10)).length
    const nights = row.stays.reduce((sum, stay) => sum + stay.nights, 0)
    expect(nights + inAir + 1).toBe(product?.duration_days)
    for (const flight of row.flights) expect(Date.parse(flight.departs_at) < Date.parse(flight.arrives_at)).toBe(true)
  }
  const known = new Map(all.hotels.map((hotel) => [hotel.id, hotel]))
  expect(all.departures.every((row) => row.stays.every((stay) => known.has(stay.hotel_id)))).toBe(true)
})

test('the labels are real: sold out, ready to depart, closed, and free', () => {
  const rules = { ready_days: 30, ready_sold_percent: 80 }
  const coming = all.departures.filter((row) => row.departs_on >= today)
  const labelled = Map.groupBy(coming, (row) => labelOf(row, { now, rules }))
  const count = (label: 'closed' | 'sold_out' | 'ready_to_depart' | null) => labelled.get(label)?.length ?? 0
  expect(count('sold_out')).toBeGreaterThan(60)
  expect(count('closed')).toBeGreaterThan(20)
  expect(count('ready_to_depart')).toBeGreaterThan(10)
  expect(count(null)).toBeGreaterThan(2000)
})

test('every date closes by the rule, before its first flight', () => {
  const usual = {
    cutoff_days_umrah: 14,
    cutoff_days_hajj: 14,
    cutoff_days_tour_domestic: 3,
    cutoff_days_tour_international: 7,
  }
  const known = new Map(all.products.map((product) => [product.id, product]))
  for (const row of all.departures) {
    const { category = '', kind = '' } = known.get(row.product_id) ?? {}
    const cutoff_days = cutoffDays({ category, kind, cutoff_days: row.cutoff_days }, usual)
    expect(row.closes_at).toEqual(closesAt({ ...row, cutoff_days }))
    expect(row.closes_at.getTime()).toBeLessThanOrEqual(Date.parse(row.flights[0]?.departs_at ?? ''))
  }
  expect(all.departures.some((row) => row.cutoff_days !== null)).toBe(true)
})

test('hajj is never financed, and what is financed fits what a bank may give', () => {
  expect(
    all.products.filter((product) => product.category === 'haji' && (product.can_finance || product.can_save)),
  ).toEqual([])
  const cheapest = new Map<string, number>()
  for (const row of all.departures) {
    cheapest.set(row.product_id, Math.min(row.price_quad, cheapest.get(row.product_id) ?? row.price_quad))
  }
  const financed = all.products.filter((product) => product.can_finance)
  expect(financed.length).toBeGreaterThan(80)
  for (const product of financed) {
    const rest = (cheapest.get(product.id) ?? 0) - product.down_payment
    expect(rest).toBeGreaterThanOrEqual(5_000_000)
    expect(rest).toBeLessThanOrEqual(25_000_000)
  }
})

test('nothing is offered that the licences of its partner do not permit', () => {
  const held = Map.groupBy(all.licences, (licence) => licence.partner_id)
  const unlicensed = all.products.filter((product) => !maySell(product, held.get(product.partner_id) ?? [], today))
  expect(unlicensed.map(({ slug }) => slug)).toEqual([])
  // Its name says umrah, so it takes what umrah takes; and the rule knows it by its kind.
  const umrahBefore = all.products.filter((product) => product.type_slug === 'haji-persiapan-reguler')
  expect(umrahBefore.length).toBeGreaterThan(5)
  for (const { partner_id, kind } of umrahBefore) {
    expect(kind).toBe('hajj_preparation')
    expect(maySell({ category: 'umroh' }, held.get(partner_id) ?? [], today)).toBe(true)
  }
})

test('hajj is offered six years ahead, for its price', () => {
  const hajj = all.products.filter((product) => product.category === 'haji')
  expect([...new Set(hajj.map((product) => product.hijri_year))].sort()).toEqual([1448, 1449, 1450, 1451, 1452, 1453])
  const special = new Set(hajj.filter((product) => product.type_slug.includes('khusus')).map((product) => product.id))
  const prices = all.departures.filter((row) => special.has(row.product_id)).map((row) => row.price_quad)
  expect(Math.min(...prices)).toBeGreaterThanOrEqual(190_000_000)
  expect(Math.max(...prices)).toBeLessThanOrEqual(400_000_000)
})

test('slugs can stand in an address, agendas have every day, pictures exist, both languages speak', () => {
  const stock = new Set(scenes.flatMap((scene) => [1, 2, 3, 4].map((n) => `${scene}-${n}-card`)))
  expect(new Set(all.products.map((product) => product.slug)).size).toBe(all.products.length)
  for (const product of all.products) {
    expect(product.slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    expect(product.agenda.map(({ day }) => day)).toEqual(Array.from({ length: product.duration_days }, (_, i) => i + 1))
    expect(product.questions.length >= 3 && product.questions.length <= 6).toBe(true)
    expect(product.picture_ids.length).toBeGreaterThan(2)
    for (const id of product.picture_ids) expect(stock.has(id), id).toBe(true)
    const titles = product.agenda.map(({ title }) => title.id)
    expect(new Set(titles).size, product.slug).toBe(titles.length)
  }
  const used = [...all.promos, ...all.banners, ...all.gallery, ...all.types, ...all.hotels].map((row) => row.picture_id)
  const covers = all.partners.flatMap((row) => (row.cover_picture_id ? [row.cover_picture_id] : []))
  for (const id of [...used, ...covers, ...all.reviews.flatMap((row) => row.picture_ids)]) {
    expect(stock.has(id ?? ''), id ?? 'none').toBe(true)
  }
})

test('no sentence is empty, unfinished or filler, in either language', () => {
  const text = JSON.stringify([all.products, all.partners, all.promos, all.banners, all.gallery, all.departures])
  const flaw = /lorem|ipsum|undefined|NaN|\{\w+\}|"(id|en)":"\s*"|bunga \d/
  expect(flaw.exec(text)?.[0]).toBeUndefined()
  expect(flaw.exec(JSON.stringify(all.reviews))?.[0]).toBeUndefined()
})

test('licences are complete; a few have run out, one is suspended, and the largest partners hold both', () => {
  const travel = all.partners.filter((partner) => partner.kind === 'travel')
  const held = Map.groupBy(all.licences, (licence) => licence.partner_id)
  const of = (kind: string) => new Set(all.licences.filter((one) => one.kind === kind).map((one) => one.partner_id))
  for (const licence of all.licences) {
    expect(licence.number).toContain('DEMO')
    expect(licence.checked_by).not.toBe('')
    expect(licence.checked_on <= today).toBe(true)
  }
  for (const { id, slug } of travel) {
    const own = held.get(id) ?? []
    expect(own.length > 0 && own.every(({ kind }) => ['PPIU', 'PIHK'].includes(kind)), slug).toBe(true)
  }
  const [umrah, hajj] = [of('PPIU'), of('PIHK')]
  const largest = travel.filter(({ position }) => position <= 20)
  expect(largest.every(({ id }) => umrah.has(id) && hajj.has(id))).toBe(true)
  expect(travel.filter(({ id }) => hajj.has(id) && !umrah.has(id)).length).toBeGreaterThan(5)
  const withOne = (isBad: (licence: (typeof all.licences)[number]) => boolean) =>
    travel.filter(({ id }) => (held.get(id) ?? []).some(isBad))
  expect(withOne(({ valid_until }) => (valid_until ?? '') < today)).toHaveLength(4)
  expect(withOne(({ suspended_on }) => suspended_on !== null)).toHaveLength(1)
  const selling = new Set(all.products.map((product) => product.partner_id))
  const may = travel.filter(({ id }) => maySell({ category: 'umroh' }, held.get(id) ?? [], today))
  expect(may.filter(({ id }) => !selling.has(id)).map(({ slug }) => slug)).toEqual([])
  expect(new Set(travel.map((partner) => partner.about.id)).size).toBe(travel.length)
  expect(all.hidden.length).toBeGreaterThan(10)
})

test('ratings are the sum of the reviews, which speak of finished journeys, each in its own words', () => {
  const hidden = new Set(all.hidden.map((row) => row.partner_id))
  const perProduct = Map.groupBy(all.reviews, (row) => row.product_id)
  for (const product of all.products) {
    const given = perProduct.get(product.id) ?? []
    expect(product.rating_count).toBe(given.length)
    expect(product.rating_sum).toBe(given.reduce((sum, row) => sum + row.rating, 0))
  }
  for (const row of all.reviews) {
    expect(row.travelled_on < today && row.created_at < now).toBe(true)
    if (hidden.has(row.partner_id)) expect(row.tenant_id).toBe(demoTenants[0].id)
  }
  expect(new Set(all.reviews.map((row) => row.text)).size).toBeGreaterThan(all.reviews.length * 0.98)
})
