import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addMs } from '#core/time.ts'
import { departures, products } from '#modules/catalogue/tables.ts'
import { getV3, type ListingFixture, listingFixture } from '#test/support/listings.ts'
import { statementsOf } from '#test/support/statements.ts'
import { type TestApp, testApp } from '#test/support/test-app.ts'
import { insertChange } from '../store.build.ts'
import { relistChanged } from './relist-changed.ts'

let home: TestApp
let fixture: ListingFixture
const ids: string[] = []
const soon = 3
const at = (place: number) => ids[place] ?? ''

beforeAll(async () => {
  home = await testApp()
  fixture = await listingFixture(home)
  for (let i = 0; i < 12; i++) ids.push((await fixture.product({}, { days: i === soon ? [20, 300] : [300] })).id)
})
afterAll(() => home.close())

const start = (now = home.application.clock.now(), all = false) => relistChanged(home.application.db, { now, all })
const soldOn = (product_id: string) => eq(departures.product_id, product_id)
const cardOf = async (id: string) => {
  const { items } = (await getV3(home, 'products?limit=50')).body.data
  return items.find((item: { id: string }) => item.id === id)
}

test('the first start lists everything, the next one nothing, and one after a migration everything again', async () => {
  expect(await start()).toEqual({ relisted: 12 })
  const sent = await statementsOf(async () => expect(await start()).toEqual({ relisted: 0 }))
  expect(sent.filter((statement) => /insert into "listings"|update "listings"/.test(statement))).toEqual([])
  expect(await start(undefined, true)).toEqual({ relisted: 12 })
})

test('a start lists only what was sold, taken off sale or noted meanwhile', async () => {
  const { db } = home.application
  await db
    .update(departures)
    .set({ sold: 40 })
    .where(soldOn(at(0)))
  await db
    .update(products)
    .set({ state: 'draft' })
    .where(eq(products.id, at(1)))
  await db
    .update(products)
    .set({ is_featured: true })
    .where(eq(products.id, at(2)))
  await insertChange(db, at(2))
  expect(await start()).toEqual({ relisted: 2 })
  expect(await cardOf(at(0))).toMatchObject({ label: 'sold_out' })
  expect(await cardOf(at(1))).toBeUndefined()
  const featured = (await getV3(home, 'products/marketing')).body.data
  expect(featured.map((item: { id: string }) => item.id)).toEqual([at(2)])
})

test('a start after a date has closed lists that package alone, and so does one whose clock is behind the last', async () => {
  const [first] = await home.application.db
    .select()
    .from(departures)
    .where(soldOn(at(soon)))
    .orderBy(departures.departs_on)
  const closed = addMs(first?.closes_at ?? new Date(0), 1000)
  expect(await start(closed)).toEqual({ relisted: 1 })
  expect(await cardOf(at(soon))).toMatchObject({ next_departure: fixture.dayIn(300) })
  expect(await start()).toEqual({ relisted: 1 })
  expect(await cardOf(at(soon))).toMatchObject({ next_departure: fixture.dayIn(20) })
})
