import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addMs, dayMs, hourMs, jakartaDate } from '#core/time.ts'
import { departures, products } from '#modules/catalogue/tables.ts'
import { partner_licences } from '#modules/partner/tables.ts'
import { checkLedger, expireInvoices, historyOf, invoicesOf, stillDueOf } from '#modules/payment/module.ts'
import { invoices } from '#modules/payment/tables.ts'
import { promos } from '#modules/promo/tables.ts'
import {
  aBuyer,
  aCart,
  anOffer,
  anOrder,
  atBank,
  beginPaying,
  bookingNow,
  checkOut,
  eventsOf,
  type Offer,
  payInvoice,
  seatsOf,
} from '#test/support/bookings.ts'
import { testPassword } from '#test/support/members.ts'
import { anyPromo } from '#test/support/promos.ts'
import { ask, type TestApp, testApp } from '#test/support/test-app.ts'

let home: TestApp
beforeAll(async () => {
  home = await testApp()
})
afterAll(async () => {
  const { total, faults } = await checkLedger(home.application.db)
  expect([total, faults]).toEqual([0, []])
  await home.close()
})

const db = () => home.application.db
const now = () => home.application.clock.now()
const two = { rooms: [{ type: 'double', adults: 2 }] }
type Order = { id: string; token: string; invoices: { invoice_code: string; amount: number }[] }
const invoicesNow = async ({ id }: Pick<Order, 'id'>) => (await invoicesOf(db(), [id])).get(id) ?? []
const states = async (order: Order) => (await invoicesNow(order)).map(({ state }) => state)
const detail = async ({ id, token }: Order) =>
  (await ask(home, 'GET', `/api/v3/users/bookings/${id}`, { token })).body.data
const timeline = async (order: Order): Promise<string[]> =>
  (await detail(order)).timeline.map(({ event }: { event: string }) => event)

/** Begins to pay the first invoice, which then runs out; gives what the gateway knows the attempt by. */
async function runsOut(order: Order): Promise<string> {
  const { payment_number } = await beginPaying(home, order, order.invoices[0]?.invoice_code ?? '')
  await expireInvoices(db(), addMs(now(), 25 * hourMs), [order.id])
  expect((await bookingNow(home, order.id)).state).toBe('expired')
  return payment_number
}

test.each([
  ['full', ['paid'], ['issue', 'expire', 'pay_late']],
  ['down_payment', ['paid', 'waiting'], ['issue', 'void', 'reinstate']],
])(
  'with the plan %s, money told late starts the journey, and the rest is due as it was agreed',
  async (plan, states_then, last_events) => {
    const order = await anOrder(home, { plan, ...two })
    const agreed = await invoicesNow(order)
    await atBank(home, await runsOut(order))
    expect(await bookingNow(home, order.id)).toMatchObject({ state: 'in_progress', end_reason: null })
    expect(await seatsOf(home, order.offer)).toEqual([2, 0, 38])
    expect(await states(order)).toEqual(states_then)
    const [, rest] = agreed
    const due = (await stillDueOf(db(), [order.id])).get(order.id)
    expect([due?.amount, due?.next.due_at]).toEqual([rest?.amount, rest?.due_at])
    const last = (await historyOf(db(), [agreed.at(-1)?.id ?? ''])).filter(({ payment_id }) => payment_id === null)
    expect(last.map(({ event }) => event)).toEqual(last_events)
    const { paid_amount, price } = await detail(order)
    expect(paid_amount + (rest?.amount ?? 0)).toBe(price.total)
  },
)

test('a journey that started late has its voucher once the rest is paid like any other', async () => {
  const order = await anOrder(home, { plan: 'down_payment', ...two })
  await atBank(home, await runsOut(order))
  expect((await detail(order)).voucher_url).toBeNull()
  await payInvoice(home, order, order.invoices[1]?.invoice_code ?? '')
  expect((await detail(order)).voucher_url).toContain('/')
  expect(await states(order)).toEqual(['paid', 'paid'])
  expect(await eventsOf(home, order.id)).toEqual(['hold', 'checkout', 'expire', 'start_late', 'settle'])
})

test('who paid a part late is told in the same breath what is left', async () => {
  const order = await anOrder(home, { plan: 'down_payment', ...two })
  await atBank(home, await runsOut(order))
  const { body } = await ask(home, 'GET', '/api/v3/user/notification', { token: order.token })
  const rest = (order.invoices[1]?.amount ?? 0).toLocaleString('id-ID')
  expect(JSON.stringify(body.data)).toContain(rest)
})

test('a settlement whose day has passed meanwhile gets a week, and the buyer sees it', async () => {
  const order = await anOrder(home, { plan: 'down_payment' })
  const payment_number = await runsOut(order)
  const [, rest] = await invoicesNow(order)
  await db()
    .update(invoices)
    .set({ due_at: addMs(now(), -hourMs) })
    .where(eq(invoices.id, rest?.id ?? ''))
  await atBank(home, payment_number)
  const [first, again] = await invoicesNow(order)
  const due_at = addMs(first?.paid_at ?? now(), 7 * dayMs)
  expect(again).toMatchObject({ state: 'waiting', overdue_at: null, due_at })
  expect(await timeline(order)).toContain('due_moved')
})

const unavailable: Record<string, (offer: Offer) => PromiseLike<unknown>> = {
  'the date has closed': ({ departure }) =>
    db().update(departures).set({ closes_at: now() }).where(eq(departures.id, departure.id)),
  'the package is off sale': ({ product }) =>
    db().update(products).set({ state: 'gone' }).where(eq(products.id, product.id)),
  'the licence is suspended': ({ partner }) =>
    db()
      .update(partner_licences)
      .set({ suspended_on: jakartaDate(now()) })
      .where(eq(partner_licences.partner_id, partner.id)),
  'the seats are somebody else’s': ({ departure }) =>
    db().update(departures).set({ quota: 1 }).where(eq(departures.id, departure.id)),
}

test.each(Object.keys(unavailable))('where %s, money told late goes back and nothing is due', async (what) => {
  const promo = await anyPromo(home)
  const order = await orderWith(promo.id, { ...two, plan: 'down_payment' })
  const payment_number = await runsOut(order)
  await unavailable[what]?.(order.offer)
  await atBank(home, payment_number)
  expect((await bookingNow(home, order.id)).state).toBe('expired')
  expect(await states(order)).toEqual(['expired', 'void'])
  expect((await seatsOf(home, order.offer)).slice(0, 2)).toEqual([0, 0])
  expect(await usedOf(promo.id)).toBe(0)
  expect(await timeline(order)).toContain('refund_due')
})

type Wish = { rooms?: object[]; plan?: string; buyer?: Awaited<ReturnType<typeof aBuyer>> }

/** An order that carries a promo. */
async function orderWith(promo_id: string, { plan = 'full', buyer, ...party }: Wish = {}) {
  const offer = await anOffer(home)
  const { member, token } = buyer ?? (await aBuyer(home))
  const id = await aCart(home, offer, { token, ...party })
  const taken = await ask(home, 'PATCH', `/api/v3/bookings/${id}/promo/${promo_id}`, { token })
  if (taken.status !== 200) throw new Error(`no promo: ${taken.body.code}`)
  const placed: Order['invoices'] = (await checkOut(home, id, { token, plan })).body.data.invoices
  return { id, token, member, offer, invoices: placed }
}
const usedOf = async (id: string) => (await db().select().from(promos).where(eq(promos.id, id)))[0]?.used

test('an order that starts late takes its promo again, and nobody else has that use', async () => {
  const promo = await anyPromo(home, { quota: 1 })
  const order = await orderWith(promo.id)
  const payment_number = await runsOut(order)
  expect(await usedOf(promo.id)).toBe(0)
  await atBank(home, payment_number)
  expect(await usedOf(promo.id)).toBe(1)
  await expect(orderWith(promo.id)).rejects.toThrow('F-PRM-3u3')
})

test.each([
  ['is used up by others', (id: string) => orderWith(id)],
  ['is over', (id: string) => db().update(promos).set({ ends_at: now() }).where(eq(promos.id, id))],
])('where its promo %s, what was agreed stays, and the quota is not passed', async (_, happens) => {
  const promo = await anyPromo(home, { quota: 1 })
  const order = await orderWith(promo.id)
  const payment_number = await runsOut(order)
  await happens(promo.id)
  const used = await usedOf(promo.id)
  await atBank(home, payment_number)
  expect(await bookingNow(home, order.id)).toMatchObject({ state: 'in_progress', discount: 500_000 })
  expect(await usedOf(promo.id)).toBe(used)
})

test('who used the promo for another order meanwhile has it once: the late money goes back', async () => {
  const promo = await anyPromo(home, { per_member: 1 })
  const { member, token, ...order } = await orderWith(promo.id)
  const payment_number = await runsOut({ ...order, token })
  await orderWith(promo.id, { buyer: { member, token } })
  await atBank(home, payment_number)
  expect((await bookingNow(home, order.id)).state).toBe('expired')
  expect(await seatsOf(home, order.offer)).toEqual([0, 0, 40])
  expect(await usedOf(promo.id)).toBe(1)
  expect(await timeline({ ...order, token })).toContain('refund_due')
})

test('money told late for an order of a deleted account goes back: nobody is left to travel', async () => {
  const order = await anOrder(home, { plan: 'down_payment' })
  const payment_number = await runsOut(order)
  const body = { current_password: testPassword }
  const deleted = await ask(home, 'DELETE', '/api/v3/user/auth/me', { token: order.token, body })
  expect(deleted.status).toBe(200)
  await atBank(home, payment_number)
  expect((await bookingNow(home, order.id)).state).toBe('expired')
  expect(await states(order)).toEqual(['expired', 'void'])
  expect(await seatsOf(home, order.offer)).toEqual([0, 0, 40])
})
