import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addMs, hourMs, minuteMs } from '#core/time.ts'
import { item_certificates, item_variants, stock_history } from '#modules/merchandise/tables.ts'
import { checkLedger, expireInvoices } from '#modules/payment/module.ts'
import { shipments } from '#modules/shipping/tables.ts'
import { testPassword } from '#test/support/members.ts'
import { anyItem, anyStore } from '#test/support/merchandise.ts'
import { atGateway } from '#test/support/payments.ts'
import { aBuyer, aCheckout, anInvoicedCheckout, anOffer, aPaidCheckout } from '#test/support/souvenirs.ts'
import { ask, type TestApp, testApp } from '#test/support/test-app.ts'
import { endUnpaid, expireCheckouts } from '../lifecycle/expire.ts'
import { afterWorkingDays } from '../rules/working-days.ts'
import { listOrders, lockCheckout } from '../store.ts'

let home: TestApp
beforeAll(async () => {
  home = await testApp()
})
afterAll(() => home.close())

const db = () => home.application.db
const later = (ms: number) => addMs(home.application.clock.now(), ms)
const stockOf = async (id: string) => {
  const [row] = await db().select().from(item_variants).where(eq(item_variants.id, id))
  return { stock: row?.stock, held: row?.held }
}
type Seen = { orders: { state: string }[] }
const statesOf = ({ orders }: Seen) => orders.map(({ state }) => state)

test('the methods of a checkout follow its amount, and the fee is named', async () => {
  const { buyer, id, invoice } = await anInvoicedCheckout(home)
  const { status, body } = await buyer.send('GET', `merchandise/${id}/payment-methods/${invoice.invoice_id}`)
  expect([status, body.data]).toMatchObject([200, { total_payment: 159_000, payment_fee: 0, invoice_state: 'waiting' }])
  expect(body.data.payment_method.map(({ id }: { id: string }) => id)).toContain('doku-va-bca')
})

test('one payment pays every store: stock is sold, each has until the end of the second working day', async () => {
  const { id, offers, payment_number, buyer, order_ids, see } = await aPaidCheckout(home, { stores: 2 })
  const [one] = offers
  expect(await stockOf(one?.variant.id ?? '')).toEqual({ stock: 9, held: 0 })
  const moved = await db()
    .select()
    .from(stock_history)
    .where(eq(stock_history.variant_id, one?.variant.id ?? ''))
  expect(moved).toMatchObject([{ change: -1, actor: 'order', actor_id: order_ids[0] }])
  const seen = await see()
  expect(seen).toMatchObject({
    status: 'in_progress',
    refunded: 0,
    invoice: { state: 'paid' },
    can_change_shipping: false,
  })
  expect(statesOf(seen)).toEqual(['paid', 'paid'])
  const [order] = await listOrders(db(), [id])
  expect(order?.process_by).toEqual(afterWorkingDays(order?.paid_at ?? new Date(0), 2))
  const parcels = await db()
    .select()
    .from(shipments)
    .where(eq(shipments.order_id, order_ids[1] ?? ''))
  expect(parcels).toMatchObject([{ order_kind: 'souvenir', state: 'preparing' }])
  for (const name of [
    payment_number,
    (await buyer.send('GET', `merchandise/${id}/payments/${payment_number}`)).body.data.id,
  ]) {
    const { body } = await buyer.send('GET', `merchandise/${id}/payments/${name}`)
    expect(body.data).toMatchObject({ payment_number, is_payment_completed: 1, state: 'paid' })
  }
  expect(await checkLedger(db())).toMatchObject({ faults: [], total: 0 })
})

test('begun twice by the same method it is the same attempt; by none that is offered it is refused', async () => {
  const checkout = await anInvoicedCheckout(home)
  const [first, second] = [await checkout.begin(), await checkout.begin()]
  expect(second.body.data.payment_number).toBe(first.body.data.payment_number)
  const unknown = await ask(home, 'POST', `/api/v1/merchandise/${checkout.id}/payments`, {
    token: checkout.token,
    body: { ...checkout.payment, payment_gateway: 'yukk' },
  })
  expect([unknown.status, unknown.body.code]).toEqual([422, 'F-PAY-1m1'])
})

test('an invoice that runs out gives every piece back, and nobody can pay it', async () => {
  const checkout = await anInvoicedCheckout(home, { stores: 2 })
  await expireInvoices(db(), later(25 * hourMs))
  const seen = await checkout.see()
  expect([seen.status, statesOf(seen)]).toEqual(['expired', ['expired', 'expired']])
  for (const { variant } of checkout.offers) expect(await stockOf(variant.id)).toEqual({ stock: 10, held: 0 })
  expect((await checkout.begin()).status).toBe(409)
})

test('a checkout that never got its couriers runs out too, and one in time does not', async () => {
  const [late, early] = [await aCheckout(home), await aCheckout(home)]
  await expireCheckouts(db(), later(23 * hourMs))
  expect(statesOf(await early.see())).toEqual(['awaiting_payment'])
  await expireCheckouts(db(), later(25 * hourMs))
  expect(statesOf(await late.see())).toEqual(['expired'])
  expect(await stockOf(late.offers[0]?.variant.id ?? '')).toEqual({ stock: 10, held: 0 })
})

test.each([
  ['is kept while the pieces are there', 1, 'paid', { stock: 0, held: 0 }],
  ['goes back where another has bought them', 0, 'expired', { stock: 1, held: 1 }],
])('money that comes after the end %s', async (_, left, state, stock) => {
  const offer = await anOffer(home, { variants: [{ stock: 1 }] })
  const checkout = await anInvoicedCheckout(home, { offers: [offer] })
  const { payment_number } = (await checkout.begin()).body.data
  await expireInvoices(db(), later(24 * hourMs + 5 * minuteMs))
  if (left === 0) await aCheckout(home, { offers: [offer] })
  await atGateway(home, 'doku', `${payment_number}/pay`)
  expect(statesOf(await checkout.see())).toEqual([state])
  expect(await stockOf(offer.variant.id)).toEqual(stock)
  expect(await checkLedger(db())).toMatchObject({ faults: [], total: 0 })
})

test('what was called off while the money was under way goes back alone', async () => {
  const checkout = await anInvoicedCheckout(home, { stores: 2 })
  const { payment_number } = (await checkout.begin()).body.data
  await db().transaction(async (tx) => {
    const locked = await lockCheckout(tx, checkout.id)
    const [order] = locked?.orders ?? []
    const why = { event: 'drop', actor: 'member', actor_id: checkout.buyer.member.id, reason: 'changed_mind' } as const
    if (locked && order) await endUnpaid(tx, { ...locked, orders: [order] }, why, home.application.clock.now())
  })
  await atGateway(home, 'doku', `${payment_number}/pay`)
  const seen = await checkout.see()
  expect([seen.status, statesOf(seen), seen.refunded]).toEqual(['in_progress', ['cancelled', 'paid'], 159_000])
  expect(seen.orders).toMatchObject([{ refunded: 159_000 }, { refunded: 0 }])
  expect(await checkLedger(db())).toMatchObject({ faults: [], total: 0 })
})

test.each([
  ['ran out', { valid_until: '2020-01-01' }],
  ['was removed', { removed_at: new Date('2026-01-01T00:00:00Z') }],
])('nobody begins to pay for food whose halal certificate %s while it was put aside', async (_, change) => {
  const store = await anyStore(home)
  const item = await anyItem(home, {
    ...{ store_id: store.id, category_slug: 'kurma' },
    certificates: [{ kind: 'halal' }],
  })
  const [variant] = item.variants
  if (!variant) throw new Error('nothing to buy')
  const checkout = await anInvoicedCheckout(home, { offers: [{ store, item, variant }, await anOffer(home)] })
  await db().update(item_certificates).set(change).where(eq(item_certificates.item_id, item.id))
  const refused = await checkout.begin()
  expect([refused.status, refused.body.code]).toEqual([409, 'F-STO-4t4'])
  // That part is taken out, the rest is paid.
  const [dates = ''] = checkout.order_ids
  await checkout.buyer.send('POST', `users/bookings/${dates}/reject`, { reason: 'changed_mind' })
  const { invoice } = await checkout.see()
  const body = { ...checkout.payment, invoice_id: invoice.invoice_id }
  expect((await checkout.buyer.send('POST', `merchandise/${checkout.id}/payments`, body)).status).toBe(200)
})

test('a deleted account keeps no pieces that it has not paid for', async () => {
  const [unpaid, paid] = [await anInvoicedCheckout(home), await aPaidCheckout(home)]
  const body = { current_password: testPassword }
  for (const { token } of [unpaid, paid])
    expect((await ask(home, 'DELETE', '/api/v3/user/auth/me', { token, body })).status).toBe(200)
  expect(await stockOf(unpaid.offers[0]?.variant.id ?? '')).toEqual({ stock: 10, held: 0 })
  expect(await stockOf(paid.offers[0]?.variant.id ?? '')).toEqual({ stock: 9, held: 0 })
  const orders = await listOrders(db(), [unpaid.id, paid.id])
  expect(orders.map(({ state }) => state)).toEqual(['cancelled', 'paid'])
})

test('nobody pays or sees the payment of another’s checkout', async () => {
  const { id, invoice, payment_number } = await aPaidCheckout(home)
  const other = await aBuyer(home)
  const url = `/api/v1/merchandise/${id}/payment-methods/${invoice.invoice_id}`
  expect((await ask(home, 'GET', url, { token: other.token })).status).toBe(404)
  const seen = await ask(home, 'GET', `/api/v1/merchandise/${id}/payments/${payment_number}`, { token: other.token })
  expect(seen.status).toBe(404)
})
