import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { departures } from '#modules/catalogue/tables.ts'
import { refundsOf } from '#modules/payment/module.ts'
import { anOrder, bookingNow } from '#test/support/bookings.ts'
import { anyDeparture } from '#test/support/catalogue-fixtures.ts'
import { aJourney, travellersOf } from '#test/support/journeys.ts'
import { ofPartner, someStaff } from '#test/support/staff.ts'
import { ask, type TestApp, testApp } from '#test/support/test-app.ts'

let home: TestApp
beforeAll(async () => {
  home = await testApp()
})
afterAll(() => home.close())

const reason = 'Maskapai membatalkan penerbangan'

/** An order, its partner's own person at the desk, and what they may do with it. */
async function seen(order: Awaited<ReturnType<typeof anOrder>>) {
  const { token } = await someStaff(home, ofPartner(order.offer.partner.id))
  const url = `/api/console/v1/bookings/${order.id}`
  const changes = async () => (await ask(home, 'GET', `${url}/changes`, { token })).body.data
  const post = (path: string, body: object) => ask(home, 'POST', `${url}${path}`, { token, body })
  return { changes, post }
}
const threeAdults = { rooms: [{ type: 'quad', adults: 3 }] }

test('what a cancellation does to the money is said before, and is what it then does', async () => {
  const order = await aJourney(home, { plan: 'down_payment', ...threeAdults })
  const { changes, post } = await seen(order)
  const { cancel } = await changes()
  expect(cancel).toEqual({
    ...{ refund: 15_000_000, fee: 0, unpaid: 75_000_000 },
    invoice_codes: [order.invoices[1]?.invoice_code],
  })
  const confirm_name = (await bookingNow(home, order.id)).code
  expect((await post('/cancel', { reason, confirm_name })).status).toBe(200)
  const refunds = await refundsOf(home.application.db, order.id)
  expect(refunds.map(({ refund }) => refund.amount)).toEqual([cancel.refund])
  expect(await changes()).toMatchObject({ cancel: null, travellers: [], dates: [], can_correct: false })
})

test('of each traveller it is said what goes back for them alone', async () => {
  const order = await aJourney(home, { plan: 'down_payment', ...threeAdults })
  const { changes, post } = await seen(order)
  const [first] = await travellersOf(home, order.id)
  const { travellers } = await changes()
  expect(travellers).toHaveLength(3)
  expect(travellers[0]).toMatchObject({ traveller_id: first?.id, refund: 5_000_000, fee: 0, unpaid: 25_000_000 })
  await post(`/travellers/${first?.id}/cancel`, { reason, confirm_name: first?.name })
  const after = await changes()
  expect(after.cancel).toMatchObject({ refund: 10_000_000, unpaid: 50_000_000 })
  expect(after.travellers.map(({ traveller_id }: { traveller_id: string }) => traveller_id)).not.toContain(first?.id)
})

test('who travels alone, or whom the others need, is not offered to be taken out', async () => {
  const { changes } = await seen(await aJourney(home))
  expect((await changes()).travellers).toEqual([])
  const family = await aJourney(home, { rooms: [{ type: 'quad', adults: 1 }], children: 1 })
  const people = await travellersOf(home, family.id)
  const offered = (await (await seen(family)).changes()).travellers
  expect(offered).toMatchObject([{ traveller_id: people[1]?.id }])
})

test('other dates are offered with their seats, what they cost more, and when the rest is due then', async () => {
  const order = await aJourney(home, { plan: 'down_payment', ...threeAdults })
  const { product, hotel_id } = order.offer
  const dear = await anyDeparture(home, { product_id: product.id, hotel_id, in_days: 150, quota: 40 })
  const full = await anyDeparture(home, { product_id: product.id, hotel_id, in_days: 160, quota: 2 })
  const dearer = { price_quad: dear.price_quad + 1_000_000 }
  await home.application.db.update(departures).set(dearer).where(eq(departures.id, dear.id))
  const { dates } = await (await seen(order)).changes()
  expect(dates).toMatchObject([
    { departure_id: dear.id, seats_left: 40, has_seats: true, price_difference: 3_000_000 },
    { departure_id: full.id, seats_left: 2, has_seats: false, price_difference: 0 },
  ])
  expect(dates[0].due_at > dates[0].departs_on).toBe(false)
})

test('a date that does not offer the room of a family is shown as such, and nobody is moved there', async () => {
  const order = await aJourney(home, { rooms: [{ type: 'double', adults: 2 }] })
  const { product, hotel_id } = order.offer
  const other = await anyDeparture(home, { product_id: product.id, hotel_id, in_days: 150, quota: 40 })
  await home.application.db.update(departures).set({ price_double: null }).where(eq(departures.id, other.id))
  const { changes, post } = await seen(order)
  expect((await changes()).dates).toMatchObject([{ departure_id: other.id, has_seats: true, price_difference: null }])
  const { status, body } = await post('/reschedule', { departure_id: other.id, reason })
  expect([status, body.code]).toEqual([409, 'F-DPS-7o7'])
  expect((await bookingNow(home, order.id)).departure_id).toBe(order.offer.departure.id)
})

test('an order that is not paid is cancelled and not moved; of another partner it is not there', async () => {
  const order = await anOrder(home)
  const { changes } = await seen(order)
  const { amount, invoice_code } = order.invoices[0] ?? {}
  expect(await changes()).toMatchObject({
    cancel: { refund: 0, unpaid: amount, invoice_codes: [invoice_code] },
    ...{ travellers: [], dates: [], kit: null, overdue: null, can_correct: true },
  })
  const other = await someStaff(home, ofPartner((await anOrder(home)).offer.partner.id))
  const url = `/api/console/v1/bookings/${order.id}/changes`
  expect((await ask(home, 'GET', url, { token: other.token })).status).toBe(404)
})
