import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { addMs, dayMs, jakartaDate } from '#core/time.ts'
import { addRule } from '#modules/dated-rules/module.ts'
import { anyDeparture, anyPartner, anyProduct, catalogueBasics } from '#test/support/catalogue-fixtures.ts'
import { testApp } from '#test/support/test-app.ts'
import { renewClosings } from './closing.ts'
import { closesAt } from './rules/closing.ts'
import { departures } from './tables.ts'

test('a new usual cut-off moves the dates that have none of their own, from its day on', async () => {
  const home = await testApp()
  const { db, clock } = home.application
  const { hotel_id } = await catalogueBasics(home)
  const partner = await anyPartner(home)
  const product = await anyProduct(home, { partner_id: partner.id })
  const date = (cutoff_days: number | null) =>
    anyDeparture(home, { product_id: product.id, hotel_id, in_days: 60, cutoff_days })
  const [usual, own] = [await date(null), await date(5)]
  const tomorrow = jakartaDate(addMs(clock.now(), dayMs))
  await addRule(db, { key: 'cutoff_days_umrah', value: 20, valid_from: tomorrow, source: 'test' })
  const closing = async ({ id }: { id: string }, now: Date) => {
    await renewClosings(db, now)
    const [row] = await db.select({ at: departures.closes_at }).from(departures).where(eq(departures.id, id))
    return row?.at
  }
  expect(await closing(usual, clock.now())).toEqual(closesAt({ ...usual, cutoff_days: 14 }))
  expect(await closing(usual, addMs(clock.now(), dayMs))).toEqual(closesAt({ ...usual, cutoff_days: 20 }))
  expect(await closing(own, addMs(clock.now(), dayMs))).toEqual(closesAt({ ...own, cutoff_days: 5 }))
  // A flight that was put forward, before the days to book are over.
  const departs_at = addMs(clock.now(), 30 * dayMs).toISOString()
  const flights = [{ number: 'GA1', from: 'CGK', to: 'JED', departs_at, arrives_at: departs_at }]
  await db.update(departures).set({ flights })
  for (const date of [usual, own]) expect(await closing(date, clock.now())).toEqual(new Date(departs_at))
  await home.close()
})
