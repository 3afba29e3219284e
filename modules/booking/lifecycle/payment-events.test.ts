import { afterAll, beforeAll, expect, test } from 'vitest'
import { addMs, dayMs, hourMs } from '#core/time.ts'
import { checkLedger, expireInvoices, invoicesOf } from '#modules/payment/module.ts'
import {
  aBuyer,
  aCart,
  anOrder,
  atBank,
  beginPaying,
  bookingNow,
  eventsOf,
  payInvoice,
  seatsOf,
} from '#test/support/bookings.ts'
import { anyDeparture } from '#test/support/catalogue-fixtures.ts'
import { ask, type TestApp, testApp } from '#test/support/test-app.ts'
import { completeReturned } from '../jobs.ts'
import { cancelBooking, rescheduleBooking } from '../module.ts'

let home: TestApp
let start: Date
beforeAll(async () => {
  home = await testApp()
  start = home.application.clock.now()
})
afterAll(async () => {
  const { total, faults } = await checkLedger(home.application.db)
  expect([total, faults]).toEqual([0, []])
  await home.close()
})

const db = () => home.application.db
const now = () => home.application.clock.now()
const first = (order: { invoices: { invoice_code: string }[] }, i = 0) => order.invoices[i]?.invoice_code ?? ''
const detail = async ({ id, token }: { id: string; token: string }) =>
  (await ask(home, 'GET', `/api/v3/users/bookings/${id}`, { token })).body.data
const paidState = async (id: string) =>
  ((await invoicesOf(db(), [id])).get(id) ?? []).map(({ state, paid_by }) => [state, paid_by?.state])

test('the first payment sells the seats, the settlement completes the money, the return date ends it', async () => {
  const order = await anOrder(home, { plan: 'down_payment', in_days: 60 })
  await payInvoice(home, order, first(order))
  expect(await bookingNow(home, order.id)).toMatchObject({ state: 'in_progress' })
  expect(await seatsOf(home, order.offer)).toEqual([1, 0, 39])
  await payInvoice(home, order, first(order, 1))
  expect((await detail(order)).paid_amount).toBe(order.offer.departure.price_quad)
  await completeReturned(db(), addMs(start, 60 * dayMs))
  expect((await bookingNow(home, order.id)).state).toBe('in_progress')
  await completeReturned(db(), addMs(start, 70 * dayMs))
  expect((await bookingNow(home, order.id)).state).toBe('completed')
  expect(await eventsOf(home, order.id)).toEqual(['hold', 'checkout', 'start', 'settle', 'complete'])
  const events: string[] = (await detail(order)).timeline.map(({ event }: { event: string }) => event)
  expect(events.filter((event) => event === 'invoice_paid')).toHaveLength(2)
})

test('a first invoice that runs out releases the seats and voids what is left, once', async () => {
  const order = await anOrder(home, { plan: 'down_payment' })
  const later = addMs(now(), 25 * hourMs)
  await Promise.all([expireInvoices(db(), later, [order.id]), expireInvoices(db(), later, [order.id])])
  expect(await bookingNow(home, order.id)).toMatchObject({ state: 'expired', end_reason: 'invoice' })
  expect(await seatsOf(home, order.offer)).toEqual([0, 0, 40])
  expect(await paidState(order.id)).toEqual([
    ['expired', undefined],
    ['void', undefined],
  ])
})

test('money that comes after the end retakes the seats while they are free', async () => {
  const order = await anOrder(home)
  const { payment_number } = await beginPaying(home, order, first(order))
  await expireInvoices(db(), addMs(now(), 25 * hourMs), [order.id])
  await atBank(home, payment_number)
  expect(await bookingNow(home, order.id)).toMatchObject({ state: 'in_progress', end_reason: null })
  expect(await seatsOf(home, order.offer)).toEqual([1, 0, 39])
  expect(await eventsOf(home, order.id)).toEqual(['hold', 'checkout', 'expire', 'start_late'])
})

test('money that comes after the seats were resold goes back, and the buyer sees it', async () => {
  const order = await anOrder(home, { quota: 1 })
  const { payment_number } = await beginPaying(home, order, first(order))
  await expireInvoices(db(), addMs(now(), 25 * hourMs), [order.id])
  await aCart(home, order.offer, await aBuyer(home))
  await atBank(home, payment_number)
  expect((await bookingNow(home, order.id)).state).toBe('expired')
  expect(await seatsOf(home, order.offer)).toEqual([0, 1, 0])
  expect((await detail(order)).timeline.map(({ event }: { event: string }) => event)).toContain('refund_due')
})

test('an overdue settlement leaves the journey in progress, flagged, until it is paid', async () => {
  const order = await anOrder(home, { plan: 'down_payment', in_days: 60 })
  await payInvoice(home, order, first(order))
  await expireInvoices(db(), addMs(now(), 20 * dayMs), [order.id])
  const shown = await detail(order)
  expect(shown).toMatchObject({ status: 'in_progress', is_overdue: true })
  expect(shown.invoices[1]).toMatchObject({ state: 'waiting', is_overdue: true })
})

test('a partner that cancels gives the seats free and the money back', async () => {
  const order = await anOrder(home, { plan: 'down_payment' })
  await payInvoice(home, order, first(order))
  const wish = { booking_id: order.id, staff_id: order.offer.partner.id, reason: 'Penerbangan dibatalkan maskapai' }
  const answers = await Promise.all([cancelBooking(db(), wish, now()), cancelBooking(db(), wish, now())])
  expect(answers.toSorted()).toEqual([false, true])
  expect(await seatsOf(home, order.offer)).toEqual([0, 0, 40])
  expect(await paidState(order.id)).toEqual([
    ['paid', 'refund_due'],
    ['void', undefined],
  ])
  const shown = await detail(order)
  expect(shown).toMatchObject({ status: 'cancelled', end_reason: wish.reason })
  expect(shown.timeline).toContainEqual(expect.objectContaining({ event: 'cancel', reason: wish.reason }))
})

test('a partner moves a journey to another date, and the member may decline it', async () => {
  const order = await anOrder(home, { plan: 'down_payment' })
  await payInvoice(home, order, first(order))
  const { product, hotel_id, partner, departure } = order.offer
  const other = await anyDeparture(home, { product_id: product.id, hotel_id, in_days: 180, quota: 1 })
  const move = { booking_id: order.id, departure_id: other.id, staff_id: partner.id, reason: 'Hotel penuh' }
  expect(await rescheduleBooking(db(), move, now())).toBe(true)
  const shown = await detail(order)
  expect(shown.departure.departs_on).toBe(other.departs_on)
  expect(shown.reschedule).toMatchObject({ departs_on: departure.departs_on, reason: 'Hotel penuh', can_decline: true })
  expect(await seatsOf(home, order.offer)).toEqual([0, 0, 40])
  expect(await seatsOf(home, { ...order.offer, departure: other })).toEqual([1, 0, 0])
  const url = `/api/v3/users/bookings/${order.id}/reschedule/decline`
  const declined = await ask(home, 'POST', url, { token: order.token })
  expect(declined.body.data).toMatchObject({ status: 'cancelled' })
  expect(await paidState(order.id)).toEqual([
    ['paid', 'refund_due'],
    ['void', undefined],
  ])
  expect(await seatsOf(home, { ...order.offer, departure: other })).toEqual([0, 0, 1])
  expect((await ask(home, 'POST', url, { token: order.token })).body.code).toBe('F-BOK-9d9')
})

test('a journey is not moved to a date of another package or without seats', async () => {
  const [order, other] = [await anOrder(home), await anOrder(home, { quota: 1 })]
  await payInvoice(home, order, first(order))
  const staff = { booking_id: order.id, staff_id: order.offer.partner.id, reason: 'x' }
  expect(await rescheduleBooking(db(), { ...staff, departure_id: other.offer.departure.id }, now())).toBe(false)
  const { product, hotel_id } = order.offer
  const full = await anyDeparture(home, { product_id: product.id, hotel_id, in_days: 180, quota: 2, sold: 2 })
  expect(await rescheduleBooking(db(), { ...staff, departure_id: full.id }, now())).toBe(false)
  expect(await seatsOf(home, order.offer)).toEqual([1, 0, 39])
})

test('a clock that jumps over the end while somebody pays never seats and refuses at once', async () => {
  const order = await anOrder(home, { quota: 1 })
  const { payment_number } = await beginPaying(home, order, first(order))
  await Promise.all([expireInvoices(db(), addMs(now(), 25 * hourMs), [order.id]), atBank(home, payment_number)])
  const { state } = await bookingNow(home, order.id)
  const [[, paid] = []] = await paidState(order.id)
  expect([state, paid]).toEqual(['in_progress', 'paid'])
  expect(await seatsOf(home, order.offer)).toEqual([1, 0, 0])
})
