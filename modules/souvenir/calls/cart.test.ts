import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { jakartaDate } from '#core/time.ts'
import { item_variants, items } from '#modules/merchandise/tables.ts'
import { anyStore } from '#test/support/merchandise.ts'
import { aBuyer, anOffer } from '#test/support/souvenirs.ts'
import { ask, type TestApp, testApp } from '#test/support/test-app.ts'

let home: TestApp
beforeAll(async () => {
  home = await testApp()
})
afterAll(() => home.close())

test('what is put into the cart stands there by store, and adds up', async () => {
  const buyer = await aBuyer(home)
  const [one, other] = [await anOffer(home), await anOffer(home, { variants: [{ price: 20_000, weight_grams: 250 }] })]
  const total = async () => (await buyer.send('GET', 'merchandise/cart/total')).body.data
  expect(await total()).toEqual({ quantity: 0 })
  const added = await buyer.add(one.variant.id, 2)
  expect(added.body.message).toBe('Pesanan Berhasil ditambahkan')
  await buyer.add(other.variant.id)
  await buyer.add(one.variant.id)
  const cart = await buyer.cart()
  expect(await total()).toEqual({ quantity: 4 })
  expect(cart).toMatchObject({ quantity: 4, total: 470_000, can_checkout: true })
  expect(cart.stores).toMatchObject([
    { store: { id: one.store.id, closed_until: null }, subtotal: 450_000, weight_grams: 1200 },
    { store: { id: other.store.id }, subtotal: 20_000, weight_grams: 250, items: [{ quantity: 1, problem: null }] },
  ])
})

test.each([
  [0, 'Jumlah minimal 1'],
  [-1, 'Jumlah minimal 1'],
  [1.5, undefined],
  ['2', undefined],
])('%j pieces are refused at the quantity', async (quantity, message) => {
  const buyer = await aBuyer(home)
  const { variant } = await anOffer(home)
  const { status, body } = await buyer.send('POST', 'merchandise/cart', { variant_id: variant.id, quantity })
  expect([status, body.errors]).toEqual([422, { quantity: [message ?? expect.any(String)] }])
})

test('more than there is cannot be put in, whether at once or piece by piece', async () => {
  const buyer = await aBuyer(home)
  const { variant } = await anOffer(home, { variants: [{ stock: 3, held: 1 }] })
  expect((await buyer.add(variant.id, 3)).status).toBe(409)
  expect((await buyer.add(variant.id, 2)).status).toBe(200)
  const { status, body } = await buyer.add(variant.id)
  expect([status, body.code, body.data]).toEqual([409, 'F-SVN-1s1', { stock_free: 2 }])
})

test('another price, too few, no longer sold: the cart says each, and leaves it out of the sum', async () => {
  const buyer = await aBuyer(home)
  const [dearer, fewer, gone] = [await anOffer(home), await anOffer(home), await anOffer(home)]
  for (const { variant } of [dearer, fewer, gone]) await buyer.add(variant.id, 3)
  const { db } = home.application
  await db.update(item_variants).set({ price: 160_000 }).where(eq(item_variants.id, dearer.variant.id))
  await db.update(item_variants).set({ stock: 2 }).where(eq(item_variants.id, fewer.variant.id))
  await db.update(items).set({ state: 'withdrawn' }).where(eq(items.id, gone.item.id))
  const cart = await buyer.cart()
  expect(cart.stores.map(({ items: [line] }: { items: object[] }) => line)).toMatchObject([
    { price: 160_000, price_before: 150_000, problem: null },
    { problem: 'too_few', stock_free: 2 },
    { problem: 'withdrawn' },
  ])
  expect(cart.total).toBe(480_000)
  const [line] = cart.stores[0].items
  // Whoever changes how many has not agreed to another price.
  const changed = await buyer.send('PATCH', 'merchandise/cart', { cart_item_id: line.id, quantity: 1 })
  expect(changed.body.data.stores[0].items).toMatchObject([{ quantity: 1, price_before: 150_000 }])
})

test('a store on holiday takes nothing into a cart, and says until when', async () => {
  const buyer = await aBuyer(home)
  const today = jakartaDate(home.application.clock.now())
  const { variant } = await anOffer(home, { store: { closed_from: today, closed_until: today } })
  const { status, body } = await buyer.add(variant.id)
  expect([status, body.code]).toEqual([409, 'F-SVN-2c2'])
})

test('nobody sees, changes or empties another’s cart', async () => {
  const [buyer, other] = [await aBuyer(home), await aBuyer(home)]
  const { variant } = await anOffer(home)
  await buyer.add(variant.id)
  const [line] = (await buyer.cart()).stores[0].items
  const body = { cart_item_id: line.id, quantity: 5 }
  expect((await other.send('PATCH', 'merchandise/cart', body)).status).toBe(404)
  await other.send('DELETE', 'merchandise/cart', { cart_item_ids: [line.id] })
  expect((await buyer.cart()).quantity).toBe(1)
  expect((await other.cart()).quantity).toBe(0)
  expect((await ask(home, 'GET', '/api/v1/merchandise/cart')).status).toBe(401)
  const removed = await buyer.send('DELETE', 'merchandise/cart', { cart_item_ids: [line.id] })
  expect(removed.body.data).toEqual({ stores: [], quantity: 0, total: 0, can_checkout: false })
})

test('an item that does not exist cannot be put in', async () => {
  const buyer = await aBuyer(home)
  const store = await anyStore(home)
  expect((await buyer.add(store.id)).status).toBe(404)
})
