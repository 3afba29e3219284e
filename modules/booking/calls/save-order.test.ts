import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { product_addons } from '#modules/catalogue/tables.ts'
import { aBuyer, aCart, anOffer, anOrder, checkOut } from '#test/support/bookings.ts'
import { ask, type TestApp, testApp } from '#test/support/test-app.ts'

let home: TestApp
beforeAll(async () => {
  home = await testApp()
})
afterAll(() => home.close())

async function cart(wish: Parameters<typeof anOffer>[1] = {}) {
  const offer = await anOffer(home, wish)
  const { token } = await aBuyer(home)
  return { offer, token, id: await aCart(home, offer, { token }) }
}
type Owned = { id: string; token: string }
const save = ({ id, token }: Owned, body: object) => ask(home, 'PATCH', `/api/v3/bookings/${id}/draft`, { token, body })
const readExtras = ({ id, token }: Owned, headers = {}) =>
  ask(home, 'GET', `/api/v3/bookings/${id}/addons`, { token, headers })
const extrasOf = async (order: Owned, headers = {}) => (await readExtras(order, headers)).body.data

test('extras are offered with none chosen; those chosen stay with the cart and are in its price', async () => {
  const one = await cart()
  const { addon, departure } = one.offer
  const offered = { id: addon.id, name: 'Kereta cepat', price: 900_000 }
  expect(await extrasOf(one)).toEqual([{ ...offered, per: 'person', quantity: 0 }])
  const { status, body } = await save(one, { addons: [{ id: addon.id, quantity: 2 }] })
  expect(status).toBe(200)
  expect(body.data).toMatchObject({
    booking_id: one.id,
    status: 'cart',
    addons: [{ ...offered, quantity: 2 }],
    price: { addons_amount: 1_800_000, total: departure.price_quad + 1_800_000 },
  })
  expect(await extrasOf(one, { 'accept-language': 'en' })).toEqual([
    { ...offered, per: 'person', name: 'Fast train', quantity: 2 },
  ])
})

test('an extra for a whole booking is chosen once', async () => {
  const one = await cart()
  const { addon } = one.offer
  const { db } = home.application
  await db.update(product_addons).set({ per: 'booking' }).where(eq(product_addons.id, addon.id))
  const twice = await save(one, { addons: [{ id: addon.id, quantity: 2 }] })
  expect([twice.status, Object.keys(twice.body.errors)]).toEqual([422, ['addons.0.quantity']])
  expect((await save(one, { addons: [{ id: addon.id, quantity: 1 }] })).body.data.price.addons_amount).toBe(900_000)
})

test('an extra in a cart costs what the package asks today, one it offers no more what it did, and an order what it did at checkout', async () => {
  const one = await cart()
  const { addon, departure } = one.offer
  await save(one, { addons: [{ id: addon.id, quantity: 2 }] })
  const { db, clock } = home.application
  const price = (to: number) => db.update(product_addons).set({ price: to }).where(eq(product_addons.id, addon.id))
  const read = async () =>
    (await ask(home, 'GET', `/api/v3/users/bookings/${one.id}`, { token: one.token })).body.data.price
  await price(1_000_000)
  const total = departure.price_quad + 2_000_000
  expect(await read()).toMatchObject({ addons_amount: 2_000_000, total })
  const { body } = await checkOut(home, one.id, { token: one.token })
  expect(body.data.invoices).toMatchObject([{ amount: total }])
  await price(1_200_000)
  expect(await read()).toMatchObject({ addons_amount: 2_000_000, total })

  const other = await cart()
  const taken = other.offer.addon.id
  await save(other, { addons: [{ id: taken, quantity: 1 }] })
  const gone = { price: 1, removed_at: clock.now() }
  await db.update(product_addons).set(gone).where(eq(product_addons.id, taken))
  expect((await save(other, {})).body.data.price.addons_amount).toBe(900_000)
})

test('what is not sent stays as it was, and an empty choice takes the extras off', async () => {
  const one = await cart()
  const { addon, departure } = one.offer
  await save(one, { addons: [{ id: addon.id, quantity: 1 }], plan: 'down_payment' })
  const saved = (await save(one, {})).body.data
  expect(saved).toMatchObject({ plan: 'down_payment', price: { addons_amount: 900_000 } })
  const bare = (await save(one, { addons: [] })).body.data
  expect(bare).toMatchObject({ addons: [], plan: 'down_payment', price: { total: departure.price_quad } })
  expect(await extrasOf(one)).toMatchObject([{ quantity: 0 }])
})

test('a choice that cannot be is refused at its field, and changes nothing', async () => {
  const near = await cart({ in_days: 30 })
  const { addon } = near.offer
  const { offer: other } = await cart()
  for (const [body, field] of [
    [{ addons: [{ id: other.addon.id, quantity: 1 }] }, 'addons.0.id'],
    [{ addons: [{ id: addon.id, quantity: -1 }] }, 'addons.0.quantity'],
    [{ addons: [{ id: addon.id, quantity: 1.5 }] }, 'addons.0.quantity'],
    [{ plan: 'later' }, 'plan'],
    // Thirty days before, only full payment is offered: the extra beside it is not taken either.
    [{ addons: [{ id: addon.id, quantity: 1 }], plan: 'down_payment' }, 'plan'],
  ] as const) {
    const reply = await save(near, body)
    expect([reply.status, Object.keys(reply.body.errors ?? {})], JSON.stringify(body)).toEqual([422, [field]])
  }
  expect(await extrasOf(near)).toMatchObject([{ quantity: 0 }])
})

test("somebody else's order is not found, and one that is placed is read and changed no more", async () => {
  const order = await anOrder(home)
  const { token } = await aBuyer(home)
  const foreign = { id: order.id, token }
  expect([(await save(foreign, { addons: [] })).status, (await readExtras(foreign)).status]).toEqual([404, 404])
  const late = await save(order, { addons: [{ id: order.offer.addon.id, quantity: 1 }] })
  expect([late.status, late.body.code]).toEqual([409, 'F-BOK-6c6'])
  expect(await extrasOf(order)).toMatchObject([{ quantity: 0 }])
})
