import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addMs, dayMs, hourMs } from '#core/time.ts'
import { completeReturned, expireHolds } from '#modules/booking/jobs.ts'
import { cancelBooking, rescheduleBooking } from '#modules/booking/module.ts'
import { expireInvoices, moveInvoiceDue } from '#modules/payment/module.ts'
import { invoices } from '#modules/payment/tables.ts'
import { newestCode, wrong } from '#test/support/accounts.ts'
import {
  aBuyer,
  aCart,
  anOffer,
  anOrder,
  atBank,
  beginPaying,
  bookingNow,
  checkOut,
  payInvoice,
} from '#test/support/bookings.ts'
import { anyDeparture } from '#test/support/catalogue-fixtures.ts'
import { aJourney } from '#test/support/journeys.ts'
import { testPassword } from '#test/support/members.ts'
import { expectListsTrue } from '#test/support/order-lists.ts'
import { newNumber } from '#test/support/phones.ts'
import { anyPromo } from '#test/support/promos.ts'
import { ask, type TestApp, testApp } from '#test/support/test-app.ts'
import { checkOrderSummaries, fillOrderSummaries, rebuildOrderSummaries } from './module.ts'
import { order_summaries } from './tables.ts'

let home: TestApp
beforeAll(async () => {
  home = await testApp()
})
afterAll(() => home.close())

const db = () => home.application.db
const now = () => home.application.clock.now()
type Order = Awaited<ReturnType<typeof anOrder>>
const code = ({ invoices }: Pick<Order, 'invoices'>, i = 0) => invoices[i]?.invoice_code ?? ''
const summaryOf = async (id: string) =>
  (await db().select().from(order_summaries).where(eq(order_summaries.order_id, id)))[0]

/** The order is in that state, and what is stored of it says the same, as everything in the lists does. */
async function isListedAs(status: string, order: Parameters<typeof expectListsTrue>[1] & { id: string }) {
  expect([(await bookingNow(home, order.id)).state, (await summaryOf(order.id))?.status]).toEqual([status, status])
  await expectListsTrue(home, order)
}

/** The partner's other date for the same package. */
async function move({ id, offer }: Order): Promise<void> {
  const { product, hotel_id, partner } = offer
  const { id: departure_id } = await anyDeparture(home, { product_id: product.id, hotel_id, in_days: 180 })
  const wish = { booking_id: id, departure_id, staff_id: partner.id, reason: 'Hotel penuh' }
  expect(await rescheduleBooking(db(), wish, now())).toBe(true)
}

test('from the cart to the end of the journey a summary is never behind', async () => {
  const offer = await anOffer(home, { in_days: 60 })
  const buyer = await aBuyer(home)
  const { token } = buyer
  const id = await aCart(home, offer, { token, rooms: [{ type: 'double', adults: 2 }], infants: 1 })
  await isListedAs('cart', { ...buyer, id })
  const extra = { addons: [{ id: offer.addon.id, quantity: 2 }] }
  expect((await ask(home, 'PATCH', `/api/v3/bookings/${id}/draft`, { token, body: extra })).status).toBe(200)
  await isListedAs('cart', { ...buyer, id })
  const { body } = await checkOut(home, id, { token, plan: 'down_payment' })
  const order: Order = { ...buyer, id, offer, invoices: body.data.invoices }
  await isListedAs('awaiting_payment', order)
  await payInvoice(home, order, code(order))
  await isListedAs('in_progress', order)
  await expireInvoices(db(), addMs(now(), 20 * dayMs), [id])
  expect(await summaryOf(id)).toMatchObject({ is_overdue: true, tab: 'in_progress', next_stage: 'settlement' })
  await isListedAs('in_progress', order)
  await move(order)
  expect(await summaryOf(id)).toMatchObject({ is_overdue: false })
  await isListedAs('in_progress', order)
  await payInvoice(home, order, code(order, 1))
  expect(await summaryOf(id)).toMatchObject({ due_amount: 0, next_invoice_code: null, next_due_at: null })
  await isListedAs('in_progress', order)
  await completeReturned(db(), addMs(now(), 300 * dayMs))
  await isListedAs('completed', order)
})

const runOut = ({ id }: Order) => expireInvoices(db(), addMs(now(), 25 * hourMs), [id])

const endings: Record<string, { status: string; happens: (order: Order) => Promise<unknown> }> = {
  'is not paid in time': { status: 'expired', happens: runOut },
  'is paid late': {
    status: 'in_progress',
    async happens(order) {
      const { payment_number } = await beginPaying(home, order, code(order))
      await runOut(order)
      await expectListsTrue(home, order)
      await atBank(home, payment_number)
    },
  },
  'is cancelled unpaid': {
    status: 'cancelled',
    happens: ({ id, offer }) =>
      cancelBooking(db(), { booking_id: id, staff_id: offer.partner.id, reason: 'Batal' }, now()),
  },
  'is cancelled after the first part was paid': {
    status: 'cancelled',
    async happens(order) {
      await payInvoice(home, order, code(order))
      const staff = { booking_id: order.id, staff_id: order.offer.partner.id, reason: 'Batal' }
      expect(await cancelBooking(db(), staff, now())).toBe(true)
    },
  },
  'is moved, and its member declines': {
    status: 'cancelled',
    async happens(order) {
      const { id, token } = order
      await payInvoice(home, order, code(order))
      await move(order)
      expect((await ask(home, 'POST', `/api/v3/users/bookings/${id}/reschedule/decline`, { token })).status).toBe(200)
    },
  },
}

test.each(Object.keys(endings))('an order that %s is listed as that', async (what) => {
  const order = await anOrder(home, { plan: 'down_payment' })
  await endings[what]?.happens(order)
  await isListedAs(endings[what]?.status ?? '', order)
})

test('a cart is listed at its price, whatever is chosen, and ends in the lists when it ends', async () => {
  const [buyer, offer, promo] = [await aBuyer(home), await anOffer(home), await anyPromo(home)]
  const { token } = buyer
  const first = await aCart(home, offer, { token })
  const second = await aCart(home, offer, { token, rooms: [{ type: 'double', adults: 2 }] })
  await isListedAs('expired', { ...buyer, id: first })
  for (const method of ['PATCH', 'DELETE'] as const) {
    const path = method === 'PATCH' ? `promo/${promo.id}` : 'promo'
    expect((await ask(home, method, `/api/v3/bookings/${second}/${path}`, { token })).status).toBe(200)
    await isListedAs('cart', { ...buyer, id: second })
  }
  await expireHolds(db(), addMs(now(), hourMs))
  await isListedAs('expired', { ...buyer, id: second })
})

test('a cart that waits for the code of its phone is listed, also where the code is wrong, and then as an order', async () => {
  const buyer = await aBuyer(home, { phone_verified_at: null })
  const { token } = buyer
  const offer = await anOffer(home)
  const id = await aCart(home, offer, { token })
  const phone_number = newNumber()
  await checkOut(home, id, { token, phone_number, addons: [{ id: offer.addon.id, quantity: 1 }] })
  await isListedAs('cart', { ...buyer, id })
  const verify = (code: string) => ask(home, 'POST', `/api/v3/bookings/${id}/verification`, { token, body: { code } })
  const right = await newestCode(home, phone_number)
  expect((await verify(wrong(right))).status).not.toBe(200)
  await isListedAs('cart', { ...buyer, id })
  expect((await verify(right)).status).toBe(200)
  await isListedAs('awaiting_payment', { ...buyer, id })
})

test('what a deleted account leaves behind is as its rows say', async () => {
  const order = await anOrder(home)
  const { token } = order
  const cart = await aCart(home, await anOffer(home), { token })
  const body = { current_password: testPassword }
  expect((await ask(home, 'DELETE', '/api/v3/user/auth/me', { token, body })).status).toBe(200)
  expect([(await summaryOf(order.id))?.status, (await summaryOf(cart))?.status]).toEqual(['expired', 'expired'])
  expect(await checkOrderSummaries(db())).toEqual([])
})

test('of a clock that ends an order and a bank that pays it, whoever comes first, the lists say what came of it', async () => {
  const order = await anOrder(home, { plan: 'down_payment' })
  const { payment_number } = await beginPaying(home, order, code(order))
  await Promise.all([runOut(order), atBank(home, payment_number)])
  await isListedAs('in_progress', order)
})

test('an invoice whose day is moved by itself is listed with that day', async () => {
  const journey = await aJourney(home, { plan: 'down_payment' })
  const [row] = await db()
    .select()
    .from(invoices)
    .where(eq(invoices.code, code(journey, 1)))
  const due_at = addMs(now(), 3 * dayMs)
  await moveInvoiceDue(db(), { invoice_id: row?.id ?? '', due_at, actor: 'staff', reason: 'asked for' }, now())
  expect((await summaryOf(journey.id))?.next_due_at).toEqual(due_at)
  await expectListsTrue(home, journey)
})

test('what is missing is filled in, and what is there stays as it is', async () => {
  const [gone, old] = [await anOrder(home), await anOrder(home)]
  await db().delete(order_summaries).where(eq(order_summaries.order_id, gone.id))
  await db().update(order_summaries).set({ total: 1 }).where(eq(order_summaries.order_id, old.id))
  expect(await checkOrderSummaries(db())).toEqual([
    `the summary of booking ${gone.id} is missing`,
    `the summary of booking ${old.id} differs from its rows`,
  ])
  await fillOrderSummaries(db(), now())
  expect(await checkOrderSummaries(db())).toEqual([`the summary of booking ${old.id} differs from its rows`])
  await expectListsTrueAfterRebuild(gone)
})

async function expectListsTrueAfterRebuild(order: Order): Promise<void> {
  await rebuildOrderSummaries(db(), now())
  await expectListsTrue(home, order)
}

test('a summary of no order is noticed, and made anew the lists are without it', async () => {
  const order = await anOrder(home)
  const stray = crypto.randomUUID()
  await db().execute(sql`
    insert into order_summaries select (jsonb_populate_record(s, jsonb_build_object('order_id', ${stray}::text))).*
    from order_summaries s where order_id = ${order.id}`)
  expect(await checkOrderSummaries(db())).toEqual([`the summary of booking ${stray} is of no order`])
  await expectListsTrueAfterRebuild(order)
})
