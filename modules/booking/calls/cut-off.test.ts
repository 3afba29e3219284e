import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { addMs, dayMs, hourMs, jakartaDate } from '#core/time.ts'
import { closesAt, cutoffDays } from '#modules/catalogue/rules/closing.ts'
import { departures } from '#modules/catalogue/tables.ts'
import { datedRulesOn } from '#modules/dated-rules/module.ts'
import { partner_licences } from '#modules/partner/tables.ts'
import { expireInvoices } from '#modules/payment/module.ts'
import { rebuildListings } from '#modules/search/module.ts'
import { sources } from '#server/seo/sitemap-sources.ts'
import { aBuyer, aCart, addToCart, bookingNow, checkOut } from '#test/support/bookings.ts'
import { anyDeparture, anyPartner, anyProduct, catalogueBasics } from '#test/support/catalogue-fixtures.ts'
import { ask, type TestApp, testApp } from '#test/support/test-app.ts'

let home: TestApp
let hotel_id: string
/** A package that is always sold, to compare with. */
let beside: string
beforeAll(async () => {
  home = await testApp()
  hotel_id = (await catalogueBasics(home)).hotel_id
  beside = (await offered('umrah', { in_days: 100 })).product.slug
})
afterAll(() => home.close())

const now = () => home.application.clock.now()
const journeys = {
  umrah: { category: 'umroh', kind: 'regular', type_slug: 'umroh-reguler' },
  hajj: { category: 'haji', kind: 'hajj', type_slug: 'haji-khusus' },
  'domestic tour': { category: 'wisata-syariah', kind: 'tour_domestic', type_slug: 'turki' },
  'tour abroad': { category: 'wisata-syariah', kind: 'tour_international', type_slug: 'turki' },
} as const

type Dated = { in_days: number; cutoff_days?: number | null; took_off_hours_ago?: number }

/** A package with one date, written as whoever writes dates does. */
async function offered(name: keyof typeof journeys, { in_days, cutoff_days = null, took_off_hours_ago }: Dated) {
  const partner = await anyPartner(home)
  const product = await anyProduct(home, { partner_id: partner.id, ...journeys[name] })
  const departs_on = jakartaDate(addMs(now(), in_days * dayMs))
  const took_off = took_off_hours_ago === undefined ? [] : [addMs(now(), -took_off_hours_ago * hourMs).toISOString()]
  const flights = took_off.map((at) => ({ number: 'GA1', from: 'CGK', to: 'JED', departs_at: at, arrives_at: at }))
  const rules = await datedRulesOn(home.application.db, jakartaDate(now()))
  const closes_at = closesAt({ departs_on, flights, cutoff_days: cutoffDays({ ...product, cutoff_days }, rules) })
  const date = { product_id: product.id, hotel_id, in_days, flights, cutoff_days, closes_at }
  const departure = await anyDeparture(home, date)
  await rebuildListings(home.application.db, { product_ids: [product.id], now: now() })
  return { product, departure, partner }
}
const get = async (path: string) => (await ask(home, 'GET', `/api/v3/${path}`)).body.data

/** What search engines are told of, made anew: the files themselves are kept for a while. */
async function sitemapPaths(): Promise<string[]> {
  const [tenant] = home.application.tenants.all().filter(({ slug }) => slug === 'rihla')
  const { products } = sources
  if (!tenant || !products) throw new Error('no sitemap')
  const input = { db: home.application.db, tenant, now: now() }
  const parts = await products.parts(input)
  return (await Promise.all(parts.map(({ number }) => products.places(input, number)))).flat().map(({ path }) => path)
}

const homeLists = { umroh: 'marketing', haji: 'haji', 'wisata-syariah': 'wisata' } as const
type Card = { id: string; label: string | null }

/** Where a package is shown beside others: at home, compared, and to those who search from elsewhere. */
async function whereShown({ id, slug, category }: Awaited<ReturnType<typeof offered>>['product']) {
  const homeCards: Card[] = await get(`home/${homeLists[category]}`)
  const [compared] = await get(`products/compare?slugs=${slug},${beside}`)
  return {
    // Not every package stands there, and none that is closed.
    closed_at_home: homeCards.some((card) => card.id === id && card.label === 'closed'),
    compare: compared.label !== 'closed' && compared.departures.length === 1,
    sitemap: (await sitemapPaths()).includes(`/product/${slug}`),
  }
}

/** Everywhere a date can be come upon and bought. */
async function whereSold({ product, departure, partner }: Awaited<ReturnType<typeof offered>>) {
  const { token } = await aBuyer(home)
  const month = departure.departs_on.slice(0, 7)
  const { days } = await get(`products/calendar?category=${product.category}&month=${month}`)
  const dates = await get('products/variant?limit=50')
  const page = await get(`products/${product.slug}`)
  const [card] = (await get(`products?travel=${partner.id}`)).items
  const cart = await addToCart(home, { product, departure }, { token })
  return {
    ...(await whereShown(product)),
    card: card.label !== 'closed' && card.dates.length === 1,
    page: page.label !== 'closed' && page.departures.length === 1,
    calendar: days.some(
      ({ day, packages }: { day: string; packages: number }) => day === departure.departs_on && packages > 0,
    ),
    variants: dates.some(({ id }: { id: string }) => id === departure.id),
    cart: cart.status === 200,
    code: cart.body.code,
  }
}

// Days no other case leaves on, so that the calendar speaks of this date alone.
test.each([
  ['umrah', { in_days: 14 }, true],
  ['umrah', { in_days: 13 }, false],
  ['hajj', { in_days: 13 }, false],
  ['domestic tour', { in_days: 3 }, true],
  ['domestic tour', { in_days: 2 }, false],
  ['tour abroad', { in_days: 7 }, true],
  ['tour abroad', { in_days: 6 }, false],
  ['umrah', { in_days: 5, cutoff_days: 5 }, true],
  ['umrah', { in_days: 29, cutoff_days: 30 }, false],
  ['umrah', { in_days: 0, cutoff_days: 0, took_off_hours_ago: 7 }, false],
] as const)('of %s, a date with %j is sold everywhere or nowhere: %s', async (name, dated, isSold) => {
  const sold = await whereSold(await offered(name, dated))
  const code = isSold ? undefined : 'F-DPS-2c2'
  const places = ['compare', 'sitemap', 'card', 'page', 'calendar', 'variants', 'cart']
  expect(sold).toEqual({ ...Object.fromEntries(places.map((place) => [place, isSold])), closed_at_home: false, code })
})

test('the minute a date closes it leaves the lists, and a cart of it can no longer be ordered', async () => {
  const offer = await offered('umrah', { in_days: 40 })
  const { token } = await aBuyer(home)
  const id = await aCart(home, offer, { token })
  const closes_at = addMs(now(), 5 * 60_000)
  await home.application.db.update(departures).set({ closes_at }).where(eq(departures.id, offer.departure.id))
  await rebuildListings(home.application.db, { product_ids: [offer.product.id], now: now() })
  const card = async () => (await get(`products?travel=${offer.partner.id}`)).items[0]
  expect((await card()).label).toBeNull()
  const begun = now()
  onTestFinished(() => home.application.clock.moveTo(begun))
  home.application.clock.moveTo(closes_at)
  const reply = await checkOut(home, id, { token, headers: { 'accept-language': 'en' } })
  expect([reply.status, reply.body.code]).toEqual([409, 'F-DPS-2c2'])
  expect(reply.body.message).toBe('Booking for this departure has closed. Please choose another date')
  expect((await bookingNow(home, id)).state).toBe('cart')
  expect(await card()).toMatchObject({ label: 'closed', dates: [] })
})

test('nothing is sold by paying after the date has closed: the invoice ends with it', async () => {
  const offer = await offered('umrah', { in_days: 41 })
  const begun = now()
  onTestFinished(() => home.application.clock.moveTo(begun))
  const { token } = await aBuyer(home)
  // Sooner than who is signed in has to come again.
  const closes_at = addMs(begun, 10 * 60_000)
  await home.application.db.update(departures).set({ closes_at }).where(eq(departures.id, offer.departure.id))
  const id = await aCart(home, offer, { token })
  const [invoice] = (await checkOut(home, id, { token })).body.data.invoices
  expect(invoice.due_at).toBe(closes_at.toISOString())
  home.application.clock.moveTo(closes_at)
  const { body } = await ask(home, 'POST', `/api/v3/bookings/${id}/payments/${invoice.invoice_code}`, {
    token,
    body: { payment_method_id: 'doku-va-bca' },
  })
  expect(body.code).toBe('F-INV-3o3')
  await expireInvoices(home.application.db, now())
  expect((await bookingNow(home, id)).state).toBe('expired')
})

test('a package that went off sale cannot be ordered from a cart', async () => {
  const offer = await offered('umrah', { in_days: 45 })
  const { token } = await aBuyer(home)
  const id = await aCart(home, offer, { token })
  await home.application.db
    .update(partner_licences)
    .set({ suspended_on: jakartaDate(now()) })
    .where(eq(partner_licences.partner_id, offer.partner.id))
  const reply = await checkOut(home, id, { token })
  expect([reply.status, reply.body.code]).toEqual([410, 'F-PRD-4g0'])
})
