import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { addMs, dayMs } from '#core/time.ts'
import { anyDeparture, anyPartner, anyProduct, catalogueBasics } from '#test/support/catalogue-fixtures.ts'
import { type TestApp, testApp } from '#test/support/test-app.ts'
import { holdSeats, lockDeparture, onSeatsChanged, releaseSeats, sellSeats, summaries } from './module.ts'
import { freeSeats } from './rules/seats.ts'
import { departures, products } from './tables.ts'

let home: TestApp
let hotel_id: string
let product: Awaited<ReturnType<typeof anyProduct>>
beforeAll(async () => {
  home = await testApp()
  hotel_id = (await catalogueBasics(home)).hotel_id
  product = await anyProduct(home, { partner_id: (await anyPartner(home)).id })
})
afterAll(() => home.close())

const now = () => home.application.clock.now()
const aDate = (quota: number, in_days = 90, product_id = product.id) =>
  anyDeparture(home, { product_id, hotel_id, in_days, quota })
const hold = (departure_id: string, seats = 1) => holdSeats(home.application.db, { departure_id, seats }, now())
const sell = (departure_id: string, seats = 1) => sellSeats(home.application.db, { departure_id, seats })
const release = (departure_id: string, seats: number, from: 'held' | 'sold') =>
  releaseSeats(home.application.db, { departure_id, seats, from }, now())
const yes = (answers: boolean[]) => answers.filter(Boolean).length

async function seatsOf(id: string) {
  const { quota, sold, held } = departures
  const [row] = await home.application.db.select({ quota, sold, held }).from(departures).where(eq(departures.id, id))
  if (!row) throw new Error('no such departure')
  expect(row.sold + row.held + freeSeats(row)).toBe(row.quota)
  return [row.sold, row.held, freeSeats(row)]
}

test('of two hundred who want one of ten seats at once, ten get one', async () => {
  const { id } = await aDate(10)
  expect(yes(await Promise.all(Array.from({ length: 200 }, () => hold(id))))).toBe(10)
  expect(await seatsOf(id)).toEqual([0, 10, 0])
})

test('parties of one to three never take more than there is, and leave no seat that fits', async () => {
  const { id } = await aDate(20)
  const parties = Array.from({ length: 120 }, (_, i) => (i % 3) + 1)
  const answers = await Promise.all(parties.map(async (seats) => ((await hold(id, seats)) ? seats : 0)))
  const taken = answers.reduce((sum, seats) => sum + seats, 0)
  expect(taken).toBe(20)
  expect(await seatsOf(id)).toEqual([0, 20, 0])
})

test('holds, sales and releases at once keep quota = sold + held + free', async () => {
  const { id } = await aDate(30)
  expect(await hold(id, 15)).toBe(true)
  const work = Array.from({ length: 150 }, (_, i) =>
    i % 3 === 0 ? hold(id, 2) : i % 3 === 1 ? sell(id, 1) : release(id, 1, i % 2 ? 'held' : 'sold'),
  )
  await Promise.all(work)
  await seatsOf(id)
})

test('a hold is all or nothing, and so are a sale and a release', async () => {
  const { id } = await aDate(5)
  expect([await hold(id, 6), await hold(id, 3), await hold(id, 3)]).toEqual([false, true, false])
  expect([await sell(id, 4), await sell(id, 2)]).toEqual([false, true])
  expect(await seatsOf(id)).toEqual([2, 1, 2])
  expect([await release(id, 2, 'held'), await release(id, 1, 'held'), await release(id, 3, 'sold')]).toEqual([
    false,
    true,
    false,
  ])
  expect(await release(id, 2, 'sold')).toBe(true)
  expect(await seatsOf(id)).toEqual([0, 0, 5])
})

test('a date that has passed, a package off sale and an unknown date give no seats', async () => {
  const gone = await anyProduct(home, { partner_id: product.partner_id })
  const date = await aDate(5, 90, gone.id)
  await home.application.db.update(products).set({ state: 'gone' }).where(eq(products.id, gone.id))
  expect(await hold(date.id)).toBe(false)
  expect(await hold((await aDate(5, -1)).id)).toBe(false)
  expect(await hold((await aDate(5, 0)).id)).toBe(true)
  expect(await hold(product.id)).toBe(false)
})

test('fewer than one seat is no number of seats', async () => {
  const { id } = await aDate(5)
  for (const seats of [0, -1, 1.5, Number.NaN]) {
    await expect(hold(id, seats)).rejects.toThrow('not a number of seats')
    await expect(sell(id, seats)).rejects.toThrow('not a number of seats')
    await expect(release(id, seats, 'held')).rejects.toThrow('not a number of seats')
  }
  expect(await seatsOf(id)).toEqual([0, 0, 5])
})

const waitingForLock = async () => {
  const { rows } = await home.application.db.execute<{ n: number }>(
    sql`select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return rows[0]?.n
}

test('a locked date waits for nobody else until its transaction ends', async () => {
  const { id } = await aDate(1)
  const order: string[] = []
  let held: Promise<unknown> | undefined
  await home.application.db.transaction(async (db) => {
    expect(await lockDeparture(db, id)).toMatchObject({ id, quota: 1, price_quad: 30_000_000 })
    held = hold(id).then((ok) => order.push(`another: ${ok}`))
    await vi.waitFor(async () => expect(await waitingForLock()).toBe(1), { timeout: 20_000 })
    order.push(`mine: ${await holdSeats(db, { departure_id: id, seats: 1 }, now())}`)
  })
  await held
  expect(order).toEqual(['mine: true', 'another: false'])
  expect(await lockDeparture(home.application.db, product.id)).toBeUndefined()
})

test('dependent modules are told of every change of free seats, in the same transaction', async () => {
  const own = await anyProduct(home, { partner_id: product.partner_id })
  const { id } = await aDate(5, 90, own.id)
  const received: string[] = []
  onSeatsChanged(async (db, { product_id }) => {
    if (product_id !== own.id) return
    const [row] = await db.select({ held: departures.held }).from(departures).where(eq(departures.id, id))
    received.push(`held ${row?.held}`)
  })
  await hold(id, 9)
  await hold(id, 2)
  await release(id, 2, 'held')
  expect(received).toEqual(['held 2', 'held 0'])
})

test('other modules read packages in passing, many at once', async () => {
  const results = await summaries(home.application.db, [product.id, product.partner_id])
  expect(results).toMatchObject([{ id: product.id, name: { id: 'Umrah 9 Hari' }, state: 'on_sale' }])
  expect(await summaries(home.application.db, [])).toEqual([])
})

test('a day later the date of today has passed', async () => {
  const { id } = await aDate(5, 0)
  home.application.clock.moveTo(addMs(now(), dayMs))
  expect(await hold(id)).toBe(false)
})
