import { afterAll, beforeAll, expect, test } from 'vitest'
import { anOrder, bookingNow } from '#test/support/bookings.ts'
import { aJourney, putBooking } from '#test/support/journeys.ts'
import { ofPartner, someStaff } from '#test/support/staff.ts'
import { ask, type TestApp, testApp } from '#test/support/test-app.ts'

let home: TestApp
beforeAll(async () => {
  home = await testApp()
})
afterAll(() => home.close())

test('a partner sees the seats of a departure, who travels, what is missing and what is overdue', async () => {
  const { id, offer } = await aJourney(home, { rooms: [{ type: 'quad', adults: 2 }] })
  await anOrder(home, { offer })
  await putBooking(home, id, { overdue_at: home.application.clock.now() })
  const { token } = await someStaff(home, ofPartner(offer.partner.id))
  const { body } = await ask(home, 'GET', `/api/console/v1/departures/${offer.departure.id}`, { token })
  expect(body.data).toEqual({
    departure_id: offer.departure.id,
    product_name: offer.product.name.id,
    departs_on: offer.departure.departs_on,
    returns_on: offer.departure.returns_on,
    seats: { quota: 40, sold: 2, held: 1, left: 37 },
    bookings: 1,
    awaiting_payment: 1,
    travellers: 2,
    infants: 0,
    incomplete: 2,
    overdue: 1,
    run: null,
  })
})

test('a tenant that sold seats of a departure does not run it', async () => {
  const { id, offer } = await aJourney(home)
  const { tenant_id } = await bookingNow(home, id)
  const { token } = await someStaff(home, { role: 'admin', scope: { kind: 'tenant', id: tenant_id } })
  expect((await ask(home, 'GET', `/api/console/v1/departures/${offer.departure.id}`, { token })).status).toBe(404)
})
