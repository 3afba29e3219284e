import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#core/ids.ts'
import { addDays, addMs, dayMs, hourMs } from '#core/time.ts'
import { completeReturned } from '#modules/booking/jobs.ts'
import { departures } from '#modules/catalogue/tables.ts'
import { checkLedger, expireInvoices, refundsOf } from '#modules/payment/module.ts'
import { earnings } from '#modules/payouts/tables.ts'
import { atBank, beginPaying, bookingNow, payInvoice } from '#test/support/bookings.ts'
import { send } from '#test/support/journeys.ts'
import { accept, anOffer, aPlan, aRequest, offerNow, type Plan, requestNow } from '#test/support/private-offers.ts'
import { aSupply, type Supply } from '#test/support/private-umrah.ts'
import { ask, type TestApp, testApp } from '#test/support/test-app.ts'
import { expireRequests, lapseOffers } from './clock.ts'

let home: TestApp
let supply: Supply
beforeAll(async () => {
  home = await testApp()
  supply = await aSupply(home)
})
afterAll(async () => {
  const { total, faults } = await checkLedger(home.application.db)
  expect([total, faults]).toEqual([0, []])
  await home.close()
})

const db = () => home.application.db
const inMs = (ms: number) => addMs(home.application.clock.now(), ms)
const noon = (day: string) => new Date(`${day}T05:00:00Z`)
const stateOf = async ({ id }: Pick<Plan, 'id'>) => (await requestNow(home, id)).state

/** Both jobs, at a moment from now. */
async function clockAt(ms: number): Promise<void> {
  await lapseOffers(db(), inMs(ms))
  await expireRequests(db(), inMs(ms))
}

test('an offer lapses after 72 hours, and its request waits for others', async () => {
  const plan = await aRequest(home, supply)
  const [offer, longer] = [
    await anOffer(home, plan.id),
    await anOffer(home, plan.id, { valid_until: inMs(80 * hourMs) }),
  ]
  await clockAt(71 * hourMs)
  expect((await offerNow(home, offer.id)).state).toBe('open')
  await clockAt(73 * hourMs)
  expect([(await offerNow(home, offer.id)).state, await stateOf(plan)]).toEqual(['lapsed', 'offered'])
  await clockAt(81 * hourMs)
  expect([(await offerNow(home, longer.id)).state, await stateOf(plan)]).toEqual(['lapsed', 'waiting_approval'])
})

test('a request without an offer ends after seven days, one with an open offer when that is over', async () => {
  const [none, late] = [await aRequest(home, supply), await aRequest(home, supply)]
  const offer = await anOffer(home, late.id, { valid_until: inMs(9 * dayMs) })
  await clockAt(7 * dayMs - hourMs)
  expect(await stateOf(none)).toBe('waiting_approval')
  await clockAt(7 * dayMs + hourMs)
  expect(await requestNow(home, none.id)).toMatchObject({ state: 'expired', end_reason: 'no_offer' })
  expect(await stateOf(late)).toBe('offered')
  await clockAt(9 * dayMs + hourMs)
  expect([(await offerNow(home, offer.id)).state, await stateOf(late)]).toEqual(['lapsed', 'expired'])
})

test('a draft whose day is too near to be sent any more ends', async () => {
  const draft = await aPlan(home, supply)
  await clockAt(30 * dayMs)
  expect(await stateOf(draft)).toBe('cart')
  await clockAt(95 * dayMs)
  expect(await requestNow(home, draft.id)).toMatchObject({ state: 'expired', end_reason: 'not_sent' })
})

/** An accepted offer, with its invoices as booking's helpers want them. */
async function accepted(plan: 'full' | 'down_payment' = 'full') {
  const request = await aRequest(home, supply)
  const offer = await anOffer(home, request.id)
  const { body } = await accept(home, request, offer, plan)
  const invoices: { code: string; amount: number }[] = body.data.invoices
  return { ...request, offer, codes: invoices.map(({ code }) => code) }
}

const seatsOf = async (id: string) => {
  const { departure_id } = await bookingNow(home, id)
  const [row] = await db().select().from(departures).where(eq(departures.id, departure_id))
  return [row?.sold, row?.held]
}

test('an accepted offer that nobody pays ends with its booking, and money that comes later goes back', async () => {
  const order = await accepted()
  const { payment_number } = await beginPaying(home, order, order.codes[0] ?? '')
  await expireInvoices(db(), inMs(25 * hourMs), [order.id])
  expect([await stateOf(order), (await bookingNow(home, order.id)).state]).toEqual(['expired', 'expired'])
  expect(await seatsOf(order.id)).toEqual([0, 0])
  await atBank(home, payment_number)
  expect([await stateOf(order), (await bookingNow(home, order.id)).state]).toEqual(['expired', 'expired'])
  expect(await refundsOf(db(), order.id)).toMatchObject([{ refund: { amount: 85_000_000 } }])
})

test('paid, it is in progress; back home, completed by the clock: the partner has earned it and it can be reviewed', async () => {
  const order = await accepted('down_payment')
  await payInvoice(home, order, order.codes[0] ?? '')
  expect(await stateOf(order)).toBe('in_progress')
  expect(await seatsOf(order.id)).toEqual([3, 0])
  await payInvoice(home, order, order.codes[1] ?? '')
  const booking = await bookingNow(home, order.id)
  await completeReturned(db(), noon(booking.returns_on))
  expect(await stateOf(order)).toBe('in_progress')
  await completeReturned(db(), noon(addDays(booking.returns_on, 1)))
  expect([await stateOf(order), (await bookingNow(home, order.id)).state]).toEqual(['completed', 'completed'])
  const earned = await db().select().from(earnings).where(eq(earnings.order_id, order.id))
  expect(earned).toMatchObject([{ payee_id: order.offer.partner_id, amount: 85_000_000 }])
  const fields = { rating: '5', text: 'Semua sesuai rencana keluarga kami.' }
  const reviewed = await send(home, `/api/v3/products/${booking.product_id}/booking-feedback`, {
    token: order.token,
    fields,
  })
  expect(reviewed.status).toBe(200)
})

test('a partner that cancels gives the money back, and the request says why it ended', async () => {
  const order = await accepted()
  await payInvoice(home, order, order.codes[0] ?? '')
  const reason = 'Maskapai membatalkan penerbangan'
  const { code } = await bookingNow(home, order.id)
  const cancelled = await ask(home, 'POST', `/api/console/v1/bookings/${order.id}/cancel`, {
    token: order.offer.owner.token,
    body: { reason, confirm_name: code },
    headers: { 'idempotency-key': newId() },
  })
  expect(cancelled.status).toBe(200)
  expect(await requestNow(home, order.id)).toMatchObject({ state: 'cancelled', end_reason: reason })
  expect(await refundsOf(db(), order.id)).toMatchObject([{ refund: { amount: 85_000_000 } }])
})
