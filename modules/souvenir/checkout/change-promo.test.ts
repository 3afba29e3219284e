import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkLedger } from '#modules/payment/module.ts'
import { promos } from '#modules/promo/tables.ts'
import { anyPromo } from '#test/support/promos.ts'
import { aBuyer, aCheckout, anInvoicedCheckout, anOffer } from '#test/support/souvenirs.ts'
import { ask, type TestApp, testApp } from '#test/support/test-app.ts'

let home: TestApp
beforeAll(async () => {
  home = await testApp()
})
afterAll(() => home.close())

const db = () => home.application.db
const souvenirPromo = (wish: Parameters<typeof anyPromo>[1] = {}) =>
  anyPromo(home, { category: 'oleh-oleh', least_spend: 100_000, ...wish })
const send = (token: string, method: 'POST' | 'PATCH' | 'DELETE', path: string, body?: object) =>
  ask(home, method, `/api/v1/${path}`, { token, ...(body && { body }) })
const usesOf = async (...ids: string[]) =>
  Promise.all(
    ids.map(async (id) => {
      const [row] = await db().select().from(promos).where(eq(promos.id, id))
      return row?.used
    }),
  )

async function aCart() {
  const buyer = await aBuyer(home)
  const offers = [await anOffer(home), await anOffer(home, { variants: [{ price: 50_001 }] })]
  for (const { variant } of offers) await buyer.add(variant.id)
  const cart = await buyer.cart()
  const ids: string[] = cart.stores.flatMap(({ items }: { items: { id: string }[] }) => items.map(({ id }) => id))
  const check = (code: string, cart_item_ids?: string[]) =>
    send(buyer.token, 'POST', 'merchandise/cart/promo', { code, ...(cart_item_ids && { cart_item_ids }) })
  return { buyer, ids, check }
}

test('a code is tried on the cart, or on some of it, and nothing of it is used', async () => {
  const promo = await souvenirPromo()
  const { ids, check } = await aCart()
  expect((await check(promo.code.toLowerCase())).body.data).toMatchObject({ code: promo.code, discount: 20_000 })
  expect((await check(promo.code, ids.slice(0, 1))).body.data).toMatchObject({ discount: 15_000 })
  expect((await check(promo.code, ids.slice(1))).body).toMatchObject({
    code: 'F-PRM-4m4',
    errors: { code: [/minimum/] },
  })
  expect((await check('TIDAKADA')).body.code).toBe('F-PRM-1n1')
  expect(await usesOf(promo.id)).toEqual([0])
})

test('what a promo takes off shipping is not known in the cart, and only what can be ordered counts', async () => {
  const promo = await souvenirPromo({ applies_to: 'shipping', percent: null, most_amount: null, amount: 25_000 })
  const { buyer, ids, check } = await aCart()
  expect((await check(promo.code)).body.data).toMatchObject({ applies_to: 'shipping', discount: 0 })
  await buyer.send('DELETE', 'merchandise/cart', { cart_item_ids: ids })
  expect((await check(promo.code)).body.code).toBe('F-SVN-4e4')
})

test('a promo is put on a checkout, swapped for another and taken off, and the invoice follows', async () => {
  const [first, second] = [await souvenirPromo(), await souvenirPromo({ percent: 20 })]
  const { id, buyer, invoice } = await anInvoicedCheckout(home, { stores: 2 })
  const put = (code: string) => send(buyer.token, 'PATCH', `merchandise/${id}/promo`, { code })
  expect((await put(first.code)).body.data).toMatchObject({ promo_code: first.code, discount: 30_000 })
  expect(await usesOf(first.id, second.id)).toEqual([1, 0])
  const swapped = (await put(second.code)).body.data
  expect(swapped).toMatchObject({
    promo_code: second.code,
    discount: 60_000,
    invoice: { amount: invoice.amount - 60_000 },
  })
  expect(await usesOf(first.id, second.id)).toEqual([0, 1])
  const bare = (await send(buyer.token, 'DELETE', `merchandise/${id}/promo`)).body.data
  expect(bare).toMatchObject({ promo_code: null, discount: 0, invoice: { amount: invoice.amount } })
  expect(await usesOf(first.id, second.id)).toEqual([0, 0])
  expect(await checkLedger(db())).toMatchObject({ faults: [], total: 0 })
})

test('a code that is refused leaves the promo that is there', async () => {
  const [held, dear] = [await souvenirPromo(), await souvenirPromo({ least_spend: 900_000 })]
  const { id, buyer, see } = await aCheckout(home, { body: { promo_code: held.code } })
  expect((await send(buyer.token, 'PATCH', `merchandise/${id}/promo`, { code: dear.code })).body.code).toBe('F-PRM-4m4')
  expect(await see()).toMatchObject({ promo_code: held.code, discount: 15_000 })
  expect(await usesOf(held.id, dear.id)).toEqual([1, 0])
})

test('once somebody has begun to pay, and after a part was called off, no promo is put on', async () => {
  const promo = await souvenirPromo()
  const paying = await anInvoicedCheckout(home)
  await paying.begin()
  const put = (buyer: { token: string }, id: string) =>
    send(buyer.token, 'PATCH', `merchandise/${id}/promo`, { code: promo.code })
  expect((await put(paying.buyer, paying.id)).body.code).toBe('F-PRM-9c9')
  expect((await send(paying.token, 'DELETE', `merchandise/${paying.id}/promo`)).body.code).toBe('F-PRM-9c9')
  const parted = await aCheckout(home, { stores: 2 })
  const [order] = (await parted.see()).orders
  await parted.buyer.send('POST', `users/bookings/${order.id}/reject`, { reason: 'other' })
  expect((await put(parted.buyer, parted.id)).body.code).toBe('F-PRM-9c9')
  expect(await usesOf(promo.id)).toEqual([0])
})
