import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { departures } from '#modules/catalogue/tables.ts'
import { anOffer } from '#test/support/bookings.ts'
import { anyDeparture } from '#test/support/catalogue-fixtures.ts'
import { ofPartner, someStaff } from '#test/support/staff.ts'
import { ask, type TestApp, testApp } from '#test/support/test-app.ts'

let home: TestApp
beforeAll(async () => {
  home = await testApp()
})
afterAll(() => home.close())

test('a partner sees how far the seats of its next dates are sold; what has left, waits for review, closed unbooked or is another’s is not there', async () => {
  const { db, clock } = home.application
  const { partner, product, departure, hotel_id } = await anOffer(home, { quota: 45, in_days: 60 })
  await db.update(departures).set({ sold: 30, held: 2 }).where(eq(departures.id, departure.id))
  const another = (in_days: number) => anyDeparture(home, { product_id: product.id, hotel_id, in_days, quota: 10 })
  const sooner = await another(20)
  await another(-5)
  const unbooked = await another(1)
  await db.update(departures).set({ closes_at: clock.now() }).where(eq(departures.id, unbooked.id))
  const waiting = await another(30)
  await db.update(departures).set({ published_at: null }).where(eq(departures.id, waiting.id))
  await anOffer(home, { in_days: 10 })
  const { token } = await someStaff(home, ofPartner(partner.id))
  const { data } = (await ask(home, 'GET', '/api/console/v1/figures/seats', { token })).body
  const row = { package_name: product.name.id }
  expect(data.departures).toEqual([
    { ...row, departure_id: sooner.id, departs_on: sooner.departs_on, quota: 10, sold: 0, held: 0 },
    { ...row, departure_id: departure.id, departs_on: departure.departs_on, quota: 45, sold: 30, held: 2 },
  ])
})
