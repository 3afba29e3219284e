import { afterAll, beforeAll, expect, test } from 'vitest'
import { cancelBooking } from '#modules/booking/module.ts'
import { deliverShipment, shipShipment } from '#modules/shipping/module.ts'
import { anOrder } from '#test/support/bookings.ts'
import { aJourney, type Journey } from '#test/support/journeys.ts'
import { ask, type TestApp, testApp } from '#test/support/test-app.ts'

let home: TestApp
beforeAll(async () => {
  home = await testApp()
})
afterAll(() => home.close())

const track = async ({ id, token }: Journey) =>
  (await ask(home, 'GET', `/api/v3/users/bookings/${id}/tracking/shipping`, { token })).body.data

test('the kit is prepared once the first invoice is paid, then shipped, then there', async () => {
  const { db, clock } = home.application
  const order = await anOrder(home)
  expect(await track(order)).toEqual({ state: 'none', courier: null, waybill: null, steps: [] })
  const journey = await aJourney(home)
  expect(await track(journey)).toMatchObject({ state: 'preparing', steps: [{ state: 'preparing' }] })
  const parcel = { order_kind: 'booking' as const, order_id: journey.id, courier: 'JNE', waybill: 'JNE0012345' }
  expect(await deliverShipment(db, parcel, clock.now())).toBe(false)
  expect(await shipShipment(db, parcel, clock.now())).toBe(true)
  expect(await shipShipment(db, parcel, clock.now())).toBe(false)
  expect(await track(journey)).toMatchObject({ state: 'shipped', courier: 'JNE', waybill: 'JNE0012345' })
  expect(await deliverShipment(db, parcel, clock.now())).toBe(true)
  const { state, steps } = await track(journey)
  expect([state, steps.map((one: { state: string }) => one.state)]).toEqual([
    'delivered',
    ['preparing', 'shipped', 'delivered'],
  ])
})

test('tours come without a kit', async () => {
  const journey = await aJourney(home, { category: 'wisata-syariah' })
  expect((await track(journey)).state).toBe('none')
})

test('a journey called off needs none', async () => {
  const journey = await aJourney(home)
  const why = { booking_id: journey.id, staff_id: journey.member.id, reason: 'Kuota visa habis' }
  expect(await cancelBooking(home.application.db, why, home.application.clock.now())).toBe(true)
  expect((await track(journey)).state).toBe('stopped')
})

test("another member's kit is not found", async () => {
  const [mine, theirs] = [await aJourney(home), await anOrder(home)]
  const reply = await ask(home, 'GET', `/api/v3/users/bookings/${mine.id}/tracking/shipping`, { token: theirs.token })
  expect(reply.status).toBe(404)
})
