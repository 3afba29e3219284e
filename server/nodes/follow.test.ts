import { eq, sql } from 'drizzle-orm'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { jakartaDate } from '#core/time.ts'
import { holdSeats } from '#modules/catalogue/module.ts'
import { departures } from '#modules/catalogue/tables.ts'
import { datedRulesOn } from '#modules/dated-rules/module.ts'
import { insertRule } from '#modules/dated-rules/store.ts'
import { noteSupplyChanged, supplyVersion } from '#modules/merchandise/module.ts'
import { noteChange } from '#modules/search/build/changes.ts'
import { listingsVersion, loadListings, productsChanged } from '#modules/search/module.ts'
import { listings } from '#modules/search/tables.ts'
import { listingFixture } from '#test/support/listings.ts'
import { type TestApp, testApp } from '#test/support/test-app.ts'
import type { Announcement } from './announcement.ts'
import { followNodes } from './follow.ts'
import { alone, audience } from './nodes.ts'

const soon = { timeout: 20_000 }

let home: TestApp
beforeAll(async () => {
  home = await testApp()
})
afterAll(() => home.close())

let announced: Announcement[]
let forgotten: (string | undefined)[]
let following: ReturnType<typeof start>
beforeEach(() => {
  announced = []
  forgotten = []
  following = start()
  onTestFinished(() => following.close())
})

function start() {
  const { db, clock } = home.application
  const { emit, on } = audience()
  const announce = (said: Announcement) => void announced.push(said)
  const nodes = { ...alone(), on, announce, tellAll: announce }
  const forgetCallers = (user_id?: string) => void forgotten.push(user_id)
  const followed = followNodes({ nodes, db, clock, log: pino({ level: 'silent' }), forgetCallers })
  return { ...followed, emit }
}

test('what this process changes is announced once it is stored, and not before', async () => {
  const { db } = home.application
  await db.transaction(async () => {
    noteChange()
    noteSupplyChanged()
    following.sessionsEnded('a')
    following.staffSessionsEnded('b')
    expect([announced, forgotten]).toEqual([[], ['a']])
  })
  const [listing, shop] = [
    { topic: 'copied', what: 'listings' },
    { topic: 'copied', what: 'shop' },
  ]
  const sessions = [
    { topic: 'sessions', user_id: 'a' },
    { topic: 'staff-sessions', staff_id: 'b' },
  ]
  expect([announced, forgotten]).toEqual([
    [listing, shop, ...sessions],
    ['a', 'a'],
  ])
  noteSupplyChanged()
  expect(announced).toEqual([listing, shop, ...sessions, shop])
})

test('a listing that another process changed is known without anybody asking for it', async () => {
  const { db, clock } = home.application
  const fixture = await listingFixture(home)
  const changed = await fixture.product()
  await fixture.rebuild()
  await loadListings(db, clock.now())
  // Once more: what was written within the last second is looked at again.
  noteChange([])
  await loadListings(db, clock.now())
  const version = listingsVersion(db, clock.now())
  const row = { seats_free: 1, changed_at: sql`clock_timestamp()` }
  await db.update(listings).set(row).where(eq(listings.product_id, changed.id))
  following.emit({ topic: 'copied', what: 'listings' })
  await vi.waitFor(() => expect(productsChanged([changed.slug], version)).toBe(true), soon)
})

test('a seat that was sold is on the lists of every process soon, though nobody has listed its package anew', async () => {
  const { db, clock } = home.application
  const fixture = await listingFixture(home)
  const sold = await fixture.product()
  await fixture.rebuild()
  await loadListings(db, clock.now())
  const version = listingsVersion(db, clock.now())
  const [row] = await db.select().from(departures).where(eq(departures.product_id, sold.id)).limit(1)
  if (!row) throw new Error('nothing to sell')
  await db.transaction(async (tx) => {
    expect(await holdSeats(tx, { departure_id: row.id, seats: 1 }, clock.now())).toBe(true)
    expect(announced).not.toContainEqual({ topic: 'copied', what: 'seats' })
  })
  expect(announced).toContainEqual({ topic: 'copied', what: 'seats' })
  following.emit({ topic: 'copied', what: 'seats' })
  await vi.waitFor(() => expect(productsChanged([sold.slug], version)).toBe(true), soon)
})

test('of somebody whose sign-ins ended elsewhere is nothing held any more, and of all where anything may have been missed', () => {
  following.emit({ topic: 'sessions', user_id: 'b' })
  expect(forgotten).toEqual(['b'])
  following.emit({ topic: 'everything' })
  expect(forgotten).toEqual(['b', undefined])
})

test('pages of the shop age by what another process changed', () => {
  const { db } = home.application
  const before = supplyVersion(db)
  following.emit({ topic: 'copied', what: 'shop' })
  expect(supplyVersion(db)).not.toBe(before)
})

test.each([
  ['2026-11-17', { topic: 'copied', what: 'dated-rules' }],
  ['2026-11-18', { topic: 'everything' }],
] as const)('a dated rule of another process, from %s on, is in force here after %j', async (valid_from, said) => {
  const { db, clock } = home.application
  const today = jakartaDate(clock.now())
  const { hold_minutes } = await datedRulesOn(db, today)
  await insertRule(db, { key: 'hold_minutes', value: hold_minutes + 1, valid_from, source: 'a test' })
  expect((await datedRulesOn(db, today)).hold_minutes).toBe(hold_minutes)
  following.emit(said)
  expect((await datedRulesOn(db, today)).hold_minutes).toBe(hold_minutes + 1)
})
