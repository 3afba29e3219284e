import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listingFixture } from '#test/support/listings.ts'
import { type TestApp, testApp } from '#test/support/test-app.ts'
import { listingsVersion, loadListings, productsChanged } from '../module.ts'
import { listings } from '../tables.ts'
import { changedAt, haveChanged, noteChange, noteChanged } from './changes.ts'

let home: TestApp
beforeAll(async () => {
  home = await testApp()
})
afterAll(() => home.close())

test('what changed is known by its slug, and without slugs all has', () => {
  const before = changedAt()
  noteChanged(['a'])
  expect([haveChanged(['a', 'b'], before), haveChanged(['b'], before), haveChanged(['a'], changedAt())]).toEqual([
    true,
    false,
    false,
  ])
  noteChanged()
  expect([haveChanged(['b'], before), haveChanged([], before), haveChanged(['b'], changedAt())]).toEqual([
    true,
    true,
    false,
  ])
})

test('more slugs than are worth remembering count as all', () => {
  const before = changedAt()
  noteChanged(Array.from({ length: 10_000 }, (_, i) => `slug-${i}`))
  expect(haveChanged(['another'], before)).toBe(false)
  noteChanged(['one-more'])
  expect(haveChanged(['another'], before)).toBe(true)
})

test('a listing that another process changed is known by its slug after the next look', async () => {
  const { db, clock } = home.application
  const fixture = await listingFixture(home)
  const [changed, other] = [await fixture.product(), await fixture.product()]
  await fixture.rebuild()
  await loadListings(db, clock.now())
  // Once more: what was written within the last second is looked at again.
  noteChange([])
  await loadListings(db, clock.now())
  const version = listingsVersion(db, clock.now())
  await db
    .update(listings)
    .set({ seats_free: 1, changed_at: sql`clock_timestamp()` })
    .where(eq(listings.product_id, changed.id))
  expect(productsChanged([changed.slug], version)).toBe(false)
  noteChange([])
  await loadListings(db, clock.now())
  expect([productsChanged([changed.slug], version), productsChanged([other.slug], version)]).toEqual([true, false])
  expect(listingsVersion(db, clock.now())).not.toBe(version)
})
