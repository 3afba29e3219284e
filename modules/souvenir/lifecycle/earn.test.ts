import { afterAll, beforeAll, expect, test } from 'vitest'
import { newCode } from '#core/ids.ts'
import { cancelItems, checkLedger } from '#modules/payment/module.ts'
import { refundReasons } from '#modules/payment/rules/refund-reasons.ts'
import { checkPayouts } from '#modules/payouts/module.ts'
import { anyPromo } from '#test/support/promos.ts'
import { aPaidCheckout } from '#test/support/souvenirs.ts'
import { atStore } from '#test/support/store-orders.ts'
import { type TestApp, testApp } from '#test/support/test-app.ts'

let home: TestApp
beforeAll(async () => {
  home = await testApp()
})
afterAll(() => home.close())

const db = () => home.application.db
const promoAccount = async () => (await checkLedger(db())).accounts.find(({ account }) => account === 'promo')?.sum ?? 0
const faults = async () => [(await checkLedger(db())).faults, await checkPayouts(db())]

/** Two stores, one payment with a promo: the first has its order completed, the second rejects. */
async function sold(wish: Parameters<typeof anyPromo>[1]) {
  const promo = await anyPromo(home, { category: 'oleh-oleh', least_spend: 200_000, ...wish })
  const checkout = await aPaidCheckout(home, { stores: 2, body: { promo_code: promo.code } })
  const [sent = '', refused = ''] = checkout.order_ids
  const storeOf = async (i: number) => atStore(home, checkout.offers[i]?.store.id ?? '')
  const [first, second] = [await storeOf(0), await storeOf(1)]
  await second.post(`store-orders/${refused}/reject`, { reason: 'Stok rusak kena air' })
  await first.post(`store-orders/${sent}/ship`, { waybill: `SBX${newCode(9)}` })
  await checkout.buyer.send('PATCH', `users/bookings/merchant/${sent}/complete`)
  const earned = async () => (await first.get('earnings')).body.data.sums
  return { ...checkout, earned, second }
}

test('a store earns what its goods cost: what a promo took off is ours, and goes back with the line', async () => {
  const before = await promoAccount()
  const { id, see, earned, second } = await sold({})
  // 30,000 off 300,000 of goods, 15,000 of each store: the one that rejected gives back what was paid, and costs us nothing.
  expect(await see()).toMatchObject({ discount: 30_000, refunded: 144_000 })
  expect(await earned()).toMatchObject({ earned: 159_000, due: 159_000 })
  expect((await second.get('earnings')).body.data.sums.earned).toBe(0)
  expect((await promoAccount()) - before).toBe(15_000)
  expect(await faults()).toEqual([[], []])
  const items = ['order:1:line:1', 'order:1:shipping']
  const back = { order_id: id, items, actor: 'house', reason: refundReasons.cancel_granted } as const
  await db().transaction((tx) => cancelItems(tx, back, home.application.clock.now()))
  expect(await earned()).toMatchObject({ earned: 159_000, taken_back: 159_000, due: 0 })
  expect((await promoAccount()) - before).toBe(0)
  expect(await faults()).toEqual([[], []])
})

test('a parcel that a promo paid for is earned by the store that sent it', async () => {
  const before = await promoAccount()
  const { earned } = await sold({ applies_to: 'shipping', percent: null, most_amount: null, amount: 25_000 })
  expect(await earned()).toMatchObject({ earned: 159_000, due: 159_000 })
  expect((await promoAccount()) - before).toBe(9_000)
  expect(await faults()).toEqual([[], []])
})
