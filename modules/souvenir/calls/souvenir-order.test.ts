import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addMs, dayMs, hourMs } from '#core/time.ts'
import { item_variants } from '#modules/merchandise/tables.ts'
import { checkLedger, refundsOf } from '#modules/payment/module.ts'
import { earnings } from '#modules/payouts/tables.ts'
import { trackShipments } from '#modules/shipping/tracking.ts'
import { afterWorkingDays } from '#modules/souvenir/rules/working-days.ts'
import { listOf } from '#test/support/notices.ts'
import { paidOrders } from '#test/support/parcels.ts'
import { atGateway } from '#test/support/payments.ts'
import { aBuyer, aCheckout, anInvoicedCheckout } from '#test/support/souvenirs.ts'
import { ask, type TestApp, testApp } from '#test/support/test-app.ts'

let home: TestApp
beforeAll(async () => {
  home = await testApp()
})
afterAll(() => home.close())

const db = () => home.application.db
const now = () => home.application.clock.now()
const books = async () => (await checkLedger(db())).faults
const moved = expect.objectContaining({ code: 'F-SVN-9m9' })

async function stockOf(id: string) {
  const [row] = await db().select().from(item_variants).where(eq(item_variants.id, id))
  return [row?.stock, row?.held]
}

const titles = async (token: string): Promise<string[]> =>
  (await listOf(home, token)).items.map(({ title }: { title: string }) => title)

function both(ids: readonly string[]): [string, string] {
  const [one, other] = ids
  if (!one || !other) throw new Error('an order of each store')
  return [one, other]
}

test('one store’s parcel is shipped, tracked, delivered and completed; the other store’s part alone goes back', async () => {
  const { order, order_ids, offers, token, id, see, ship, reject, later } = await paidOrders(home, { stores: 2 })
  const [sent, refused] = both(order_ids)
  await ship(sent, ' SBX7100001 ')
  await reject(refused)

  const rejected = await order(refused)
  expect(rejected).toMatchObject({ state: 'rejected', end_reason: 'Stok rusak', can_cancel: false })
  expect(rejected.refunded).toBe(rejected.total)
  const refunds = await refundsOf(db(), id)
  expect(refunds.map(({ refund }) => refund.amount)).toEqual([rejected.total])
  expect((await see()).refunded).toBe(rejected.total)
  expect(await Promise.all(offers.map(({ variant }) => stockOf(variant.id)))).toEqual([
    [9, 0],
    [10, 0],
  ])

  const { couriers } = home.application.outside
  await trackShipments(db(), couriers, addMs(now(), 5 * hourMs))
  expect((await order(sent)).tracking).toMatchObject({ waybill: 'SBX7100001', checked_at: null, steps: [] })
  await trackShipments(db(), couriers, addMs(now(), 6 * hourMs))
  expect(await order(sent)).toMatchObject({ state: 'shipped', tracking: { status: 'ON PROCESS', steps: [{}] } })
  for (let i = 0; i < 3; i++) await ask(home, 'POST', '/sandbox/courier/parcels/SBX7100001/moves')
  await trackShipments(db(), couriers, addMs(now(), 7 * hourMs))
  expect((await order(sent)).state).toBe('shipped')
  await trackShipments(db(), couriers, addMs(now(), 31 * hourMs))
  expect(await order(sent)).toMatchObject({ state: 'delivered', tracking: { status: 'DELIVERED' }, can_complete: true })

  await later(3 * dayMs)
  expect((await order(sent)).state).toBe('delivered')
  await later(3 * dayMs + 32 * hourMs)
  const done = await order(sent)
  expect(done.timeline.map(({ event, actor }: { event: string; actor: string }) => `${event} ${actor}`)).toEqual([
    'order member',
    'pay gateway',
    'ship staff',
    'deliver courier',
    'complete clock',
  ])
  expect((await see()).status).toBe('completed')
  const earned = await db().select().from(earnings).where(eq(earnings.order_id, id))
  expect(new Set(earned.map(({ payee_id }) => payee_id))).toEqual(new Set([offers[0]?.store.id]))
  expect(earned.reduce((sum, { amount }) => sum + amount, 0)).toBe(done.total)
  expect(await books()).toEqual([])
  expect(await titles(token)).toEqual(
    expect.arrayContaining([
      'Pesanan diteruskan ke toko',
      'Paket sedang dikirim',
      'Toko tidak dapat memenuhi pesanan',
      'Paket sudah sampai',
      'Pesanan selesai',
    ]),
  )
})

test('the buyer who has the parcel completes it, whatever the courier says, and only then', async () => {
  const { token, order, order_ids, ship } = await paidOrders(home)
  const [id = ''] = order_ids
  const complete = () => ask(home, 'PATCH', `/api/v1/users/bookings/merchant/${id}/complete`, { token })
  const early = await complete()
  expect([early.status, early.body.code]).toEqual([409, 'F-SVN-7d7'])
  await ship(id)
  const done = await complete()
  expect(done.body.data).toMatchObject({ state: 'completed', can_complete: false })
  expect(done.body.message).toBe('Pesanan selesai. Terima kasih')
  expect((await complete()).status).toBe(200)
  expect((await order(id)).timeline.map(({ state }: { state: string }) => state)).toEqual([
    'awaiting_payment',
    'paid',
    'shipped',
    'completed',
  ])
})

test('an unpaid order is called off at once, and the invoice asks for the other store alone', async () => {
  const { buyer, offers, order_ids, see } = await anInvoicedCheckout(home, { stores: 2 })
  const [dropped] = both(order_ids)
  const before = await see()
  const reply = await buyer.send('POST', `users/bookings/${dropped}/reject`, { reason: 'wrong_item' })
  expect(reply.body.data).toMatchObject({ state: 'cancelled', end_reason: 'Dibatalkan sebelum dibayar' })
  const after = await see()
  expect(after.invoice.amount).toBe(before.orders[1].total)
  expect(after.status).toBe('awaiting_payment')
  expect(await stockOf(offers[0]?.variant.id ?? '')).toEqual([10, 0])
  expect(await stockOf(offers[1]?.variant.id ?? '')).toEqual([10, 1])
})

test('money that comes for the invoice of before a store was called off goes back, and the rest still waits', async () => {
  const { buyer, begin, id, order_ids, see } = await anInvoicedCheckout(home, { stores: 2 })
  const [dropped, other] = both(order_ids)
  const { payment_number } = (await begin()).body.data
  await buyer.send('POST', `users/bookings/${dropped}/reject`, { reason: 'wrong_item' })
  await atGateway(home, 'doku', `${payment_number}/pay`)
  const states = Object.fromEntries(
    (await see()).orders.map((one: { id: string; state: string }) => [one.id, one.state]),
  )
  expect(states).toEqual({ [dropped]: 'cancelled', [other]: 'awaiting_payment' })
  expect(await refundsOf(db(), id)).toMatchObject([{ is_settling: false, refund: { state: 'due' } }])
  expect(await books()).toEqual([])
})

test('calling off the one store without a courier lets the others be paid', async () => {
  const checkout = await aCheckout(home, { stores: 2 })
  await checkout.choose(checkout.offers[0]?.store.id ?? '')
  const { orders, invoice } = await checkout.see()
  expect(invoice).toBeNull()
  await checkout.buyer.send('POST', `users/bookings/${orders[1].id}/reject`, { reason: 'other', note: 'Nanti saja' })
  expect((await checkout.see()).invoice).toMatchObject({ state: 'waiting', amount: orders[0].total })
})

test('a wish to cancel can be changed and withdrawn, and goes on where it was', async () => {
  const { order, order_ids, wish, change, process } = await paidOrders(home)
  const [id = ''] = order_ids
  await process(id)
  const wished = await wish(id, { reason: 'too_slow', note: 'Acaranya besok' })
  const request = { reason: 'too_slow', note: 'Acaranya besok' }
  expect(wished.body.data).toMatchObject({ state: 'cancel_requested', cancel_request: request, can_withdraw: true })
  expect(new Date(wished.body.data.answer_by) > now()).toBe(true)
  const changed = await change(id, { reason: 'other' })
  expect(changed.body.data.cancel_request).toEqual({ reason: 'other', note: 'Acaranya besok' })
  const back = await change(id, { is_withdrawn: true })
  expect(back.body.data).toMatchObject({ state: 'processing', cancel_request: null, answer_by: null, can_cancel: true })
  const again = await change(id, { is_withdrawn: true })
  expect([again.status, again.body.code]).toEqual([409, 'F-SVN-8x8'])
  expect((await order(id)).timeline.at(-2)).toMatchObject({ event: 'change_request', reason: 'Alasan lain' })
})

test('a wish that the store leaves unanswered is granted, and the money goes back', async () => {
  const { order, order_ids, id: checkout_id, wish, later } = await paidOrders(home)
  const [id = ''] = order_ids
  const { answer_by } = (await wish(id)).body.data
  const left = new Date(answer_by).getTime() - now().getTime()
  await later(left - 1000)
  expect((await order(id)).state).toBe('cancel_requested')
  await later(left)
  expect(await order(id)).toMatchObject({ state: 'cancelled', end_reason: 'Pembatalan disetujui' })
  const [back] = await refundsOf(db(), checkout_id)
  expect(back?.refund).toMatchObject({ reason: 'cancel_granted', amount: (await order(id)).total })
  expect(await books()).toEqual([])
})

test('a store that says no gives its reason, and has its days to begin anew', async () => {
  const { order, order_ids, token, wish, answer } = await paidOrders(home)
  const [id = ''] = order_ids
  await wish(id)
  await answer(id, false, 'Sudah dikemas')
  // It packs now, and is not stopped again and again.
  expect(await order(id)).toMatchObject({ state: 'paid', can_cancel: false })
  expect((await order(id)).timeline.at(-1)).toMatchObject({ actor: 'staff', reason: 'Sudah dikemas' })
  expect(new Date((await order(id)).process_by) > now()).toBe(true)
  expect(await titles(token)).toContain('Pesanan tetap berjalan')
})

test('a store that lets its days pass loses the order, and the buyer is paid back', async () => {
  const { order, order_ids, offers, token, later } = await paidOrders(home)
  const [id = ''] = order_ids
  const left = new Date((await order(id)).process_by).getTime() - now().getTime()
  await later(left - 1000)
  expect((await order(id)).state).toBe('paid')
  await later(left)
  expect(await order(id)).toMatchObject({ state: 'cancelled', end_reason: 'Toko tidak memproses pesanan tepat waktu' })
  expect(await stockOf(offers[0]?.variant.id ?? '')).toEqual([10, 0])
  expect(await titles(token)).toContain('Pesanan dibatalkan')
  expect(await books()).toEqual([])
})

test('a store that processes and does not ship loses the order after its working days, with a reason of its own', async () => {
  const { order, order_ids, id: checkout_id, offers, process, later } = await paidOrders(home)
  const [id = ''] = order_ids
  await process(id)
  const { ship_by } = await order(id)
  expect(ship_by).toBe(afterWorkingDays(now(), 5).toISOString())
  const left = new Date(ship_by).getTime() - now().getTime()
  await later(left - 1000)
  expect((await order(id)).state).toBe('processing')
  await later(left)
  expect(await order(id)).toMatchObject({ state: 'cancelled', end_reason: 'Toko tidak mengirim pesanan tepat waktu' })
  expect((await refundsOf(db(), checkout_id))[0]?.refund).toMatchObject({ reason: 'store_late' })
  expect(await stockOf(offers[0]?.variant.id ?? '')).toEqual([10, 0])
  expect(await books()).toEqual([])
})

test('what is shipped is neither called off nor rejected, and says so', async () => {
  const { order_ids, buyer, wish, ship, reject, process, deliver } = await paidOrders(home)
  const [id = ''] = order_ids
  await ship(id)
  const { status, body } = await wish(id)
  expect([status, body.code]).toEqual([409, 'F-SVN-8x8'])
  expect((await buyer.send('GET', `users/bookings/${id}/reject`)).body.data).toEqual([])
  for (const step of [ship, reject, process]) await expect(step(id)).rejects.toEqual(moved)
  await deliver(id)
  await expect(deliver(id)).rejects.toEqual(moved)
})

test('of a buyer who cancels and a store that ships at once, one is first and the other learns it', async () => {
  const { order, order_ids, wish, ship } = await paidOrders(home)
  const [id = ''] = order_ids
  const [wished, shipped] = await Promise.allSettled([wish(id), ship(id)])
  const isWished = wished.status === 'fulfilled' && wished.value.status === 200
  expect(isWished).toBe(shipped.status === 'rejected')
  expect((await order(id)).state).toBe(isWished ? 'cancel_requested' : 'shipped')
})

test('the reasons to cancel are said in the language of the buyer', async () => {
  const { order_ids, token } = await paidOrders(home)
  const url = `/api/v1/users/bookings/${order_ids[0]}/reject`
  const headers = { 'accept-language': 'en' }
  const [first] = (await ask(home, 'GET', url, { token, headers })).body.data
  expect(first).toEqual({ reason: 'wrong_item', text: 'Wrong item or variant' })
})

test('a buyer reviews what was completed, once an order, and it counts for item and store', async () => {
  const { order, order_ids, offers, buyer, ship, complete } = await paidOrders(home)
  const [id = ''] = order_ids
  const slug = offers[0]?.item.slug
  const review = { order_id: id, rating: 4, text: 'Halus dan tebal' }
  const say = ({ token } = buyer) => ask(home, 'POST', `/api/v1/merchandise/${slug}/reviews`, { token, body: review })
  expect((await say()).body.code).toMatch(/^F-/)
  await ship(id)
  await complete(id)
  expect((await order(id)).to_review).toMatchObject([{ slug }])
  expect((await say(await aBuyer(home))).status).toBe(404)
  expect((await say()).status).toBe(200)
  expect((await say()).status).toBe(409)
  expect((await order(id)).to_review).toEqual([])
  const { body } = await ask(home, 'GET', `/api/v1/merchandise/${slug}`)
  expect(body.data).toMatchObject({ rating: 4, rating_count: 1 })
})
