import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { holdSeats } from '#modules/catalogue/module.ts'
import { departures, products } from '#modules/catalogue/tables.ts'
import { listChanges } from '#modules/search/build/rebuild.ts'
import { rebuildListings } from '#modules/search/module.ts'
import { type ListingFixture, listingFixture } from '#test/support/listings.ts'
import { type TestApp, testApp } from '#test/support/test-app.ts'

let home: TestApp
let fixture: ListingFixture
let rendered: string[] = []
/** The packages that each page links to. */
let links: Record<string, string[]> = {}
/** What happens while the next page is rendered. */
let during: (() => Promise<void>) | undefined

async function render(request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url)
  rendered.push(pathname)
  await during?.()
  during = undefined
  const cards = (links[pathname] ?? []).map((slug) => `<a href="/product/${slug}?room=quad">x</a>`)
  return new Response(`<p>${pathname}${search}</p>${cards.join('')}`, {
    headers: { 'content-type': 'text/html; charset=utf-8' },
  })
}

beforeAll(async () => {
  home = await testApp({ KEEP_PAGES_SECONDS: '600' }, { site: { assets: undefined, handler: async () => render } })
  fixture = await listingFixture(home)
})
afterAll(() => home.close())
beforeEach(() => {
  rendered = []
  links = {}
})

const get = (url: string) => home.app.inject({ method: 'GET', url, headers: { host: 'localhost' } })
const open = async (paths: readonly string[]) => {
  rendered = []
  for (const path of paths) expect((await get(path)).statusCode).toBe(200)
  return rendered
}

async function book(product_id: string): Promise<void> {
  const { db, clock } = home.application
  const [departure] = await db.select().from(departures).where(eq(departures.product_id, product_id))
  expect(await holdSeats(db, { departure_id: departure?.id ?? '', seats: 1 }, clock.now())).toBe(true)
  // What the next reader of the listings does, two seconds later at most.
  await listChanges(db, clock.now())
}

test('a booking makes old what shows its package, and nothing else', async () => {
  const [booked, other] = [await fixture.product(), await fixture.product()]
  await fixture.rebuild()
  const own = `/product/${booked.slug}`
  const beside = `/product/${other.slug}`
  links = { [own]: [booked.slug], [beside]: [other.slug], '/en/bandingkan': [other.slug, booked.slug] }
  const all = [own, beside, '/bandingkan', '/en/bandingkan', '/umroh', '/', '/quran/1', '/jadwal-sholat']
  expect(await open(all)).toEqual(all)
  expect(await open(all)).toEqual([])
  await book(booked.id)
  expect(await open(all)).toEqual([own, '/en/bandingkan', '/umroh', '/'])
  expect(await open(all)).toEqual([])
})

test('a package taken off sale makes old every page about packages', async () => {
  const [gone, other] = [await fixture.product(), await fixture.product()]
  await fixture.rebuild()
  const [own, beside] = [`/product/${gone.slug}`, `/product/${other.slug}`]
  links = { [own]: [gone.slug], [beside]: [other.slug] }
  await open([own, beside, '/doa'])
  const { db, clock } = home.application
  await db.update(products).set({ state: 'gone' }).where(eq(products.id, gone.id))
  await rebuildListings(db, { product_ids: [gone.id], now: clock.now() })
  expect(await open([own, beside, '/doa'])).toEqual([own, beside])
})

test('a change during a rendering makes that page old at once', async () => {
  const product = await fixture.product()
  await fixture.rebuild()
  const own = `/product/${product.slug}`
  links = { [own]: [product.slug] }
  during = () => book(product.id)
  expect(await open([own])).toEqual([own])
  expect(await open([own])).toEqual([own])
  expect(await open([own])).toEqual([])
})
