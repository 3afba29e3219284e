import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addMs, dayMs, minuteMs } from '#core/time.ts'
import { promos } from '#modules/promo/tables.ts'
import { aBuyer, aCart, anOffer, checkOut } from '#test/support/bookings.ts'
import { anyPromo } from '#test/support/promos.ts'
import { ask, type TestApp, testApp } from '#test/support/test-app.ts'
import { expireHolds } from '../jobs.ts'

let home: TestApp
beforeAll(async () => {
  home = await testApp()
})
afterAll(() => home.close())

const cart = async () => {
  const offer = await anOffer(home)
  const buyer = await aBuyer(home)
  return { ...buyer, offer, id: await aCart(home, offer, buyer) }
}
type Cart = { id: string; token: string }
const byId = ({ id, token }: Cart, promo_id: string) =>
  ask(home, 'PATCH', `/api/v3/bookings/${id}/promo/${promo_id}`, { token })
const byCode = ({ id, token }: Cart, code: string) =>
  ask(home, 'PATCH', `/api/v3/bookings/${id}/promo/code/${encodeURIComponent(code)}`, { token })
const drop = ({ id, token }: Cart) => ask(home, 'DELETE', `/api/v3/bookings/${id}/promo`, { token })
const usedOf = async (id: string) => (await home.application.db.select().from(promos).where(eq(promos.id, id)))[0]?.used

test('a promo takes its discount off, typed in whatever case, and comes off again', async () => {
  const one = await cart()
  const promo = await anyPromo(home)
  const reply = await byCode(one, ` ${promo.code.toLowerCase()} `)
  expect(reply.body.message).toBe('Promo berhasil digunakan')
  expect(reply.body.data).toMatchObject({
    promo: { code: promo.code, discount: 500_000 },
    price: { discount: 500_000 },
  })
  expect(reply.body.data.price.total).toBe(reply.body.data.price.subtotal - 500_000)
  expect(await usedOf(promo.id)).toBe(1)
  const bare = await drop(one)
  expect(bare.body.data).toMatchObject({ promo: null, price: { discount: 0 } })
  expect(await usedOf(promo.id)).toBe(0)
})

test('a code is checked against an order by its id, whether the order holds it or not, and only by whose it is', async () => {
  const one = await cart()
  const promo = await anyPromo(home, { per_member: 1 })
  const check = (token: string, booking_id: string) =>
    ask(home, 'POST', '/api/v3/promos/check', { token, body: { code: promo.code, booking_id } })
  expect((await check(one.token, one.id)).body.data.discount).toBe(500_000)
  expect(await usedOf(promo.id)).toBe(0)
  await byCode(one, promo.code)
  expect((await check(one.token, one.id)).body.data.discount).toBe(500_000)
  const other = await cart()
  expect((await check(other.token, one.id)).status).toBe(404)
  const bare = await ask(home, 'POST', '/api/v3/promos/check', { token: one.token, body: { code: promo.code } })
  expect([bare.status, Object.keys(bare.body.errors)]).toEqual([422, ['product_id', 'amount']])
})

test('promos do not stack: another takes the place of the first', async () => {
  const one = await cart()
  const [first, second] = [await anyPromo(home), await anyPromo(home, { most_amount: 700_000 })]
  await byId(one, first.id)
  const reply = await byId(one, second.id)
  expect(reply.body.data.price.discount).toBe(700_000)
  expect([await usedOf(first.id), await usedOf(second.id)]).toEqual([0, 1])
  expect((await byId(one, second.id)).body.data.price.discount).toBe(700_000)
  expect(await usedOf(second.id)).toBe(1)
})

test('one that is used up, over or not there says which', async () => {
  const one = await cart()
  const now = home.application.clock.now()
  const over = await anyPromo(home, { starts_at: addMs(now, -9 * dayMs), ends_at: addMs(now, -dayMs) })
  const empty = await anyPromo(home, { quota: 0 })
  const picky = await anyPromo(home, { least_spend: 1_000_000_000 })
  for (const [code, refusal] of [
    [over.code, 'F-PRM-2e2'],
    [empty.code, 'F-PRM-3u3'],
    [picky.code, 'F-PRM-4m4'],
    ['TIDAK-ADA', 'F-PRM-1n1'],
  ] as const) {
    const reply = await byCode(one, code)
    expect([reply.status, reply.body.code, Object.keys(reply.body.errors)]).toEqual([422, refusal, ['code']])
  }
})

test('fifty orders at once for a promo of three: three have it', async () => {
  const promo = await anyPromo(home, { quota: 3 })
  const carts = await Promise.all(Array.from({ length: 20 }, cart))
  const replies = await Promise.all(carts.map((one) => byId(one, promo.id)))
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(3)
  expect(await usedOf(promo.id)).toBe(3)
}, 60_000)

test('a cart that runs out gives its use back', async () => {
  const one = await cart()
  const promo = await anyPromo(home)
  await byId(one, promo.id)
  await expireHolds(home.application.db, addMs(home.application.clock.now(), 31 * minuteMs))
  expect(await usedOf(promo.id)).toBe(0)
})

test('a promo that ended before checkout is refused there, so that nobody pays more unseen', async () => {
  const one = await cart()
  const promo = await anyPromo(home)
  await byId(one, promo.id)
  await home.application.db
    .update(promos)
    .set({ ends_at: addMs(home.application.clock.now(), -1) })
    .where(eq(promos.id, promo.id))
  expect((await checkOut(home, one.id, { token: one.token })).body.code).toBe('F-PRM-2e2')
  await drop(one)
  expect((await checkOut(home, one.id, { token: one.token })).status).toBe(200)
})

test('a promo that takes everything leaves nothing to pay, and the seats are sold', async () => {
  const one = await cart()
  const promo = await anyPromo(home, { percent: null, amount: 900_000_000, most_amount: null })
  await byId(one, promo.id)
  const reply = await checkOut(home, one.id, { token: one.token })
  expect(reply.body.data).toMatchObject({ status: 'in_progress', invoices: [] })
})

test('what can be used is listed, the most worth first; an order that is placed has no more choice', async () => {
  const one = await cart()
  await anyPromo(home, { most_amount: 100_000 })
  const url = `/api/v3/bookings/${one.id}/promo/use-list`
  const list = await ask(home, 'GET', url, { token: one.token })
  const worth: number[] = list.body.data.map(({ discount }: { discount: number }) => discount)
  expect(worth).toEqual(worth.toSorted((a, b) => b - a))
  await checkOut(home, one.id, { token: one.token })
  expect((await ask(home, 'GET', url, { token: one.token })).body.data).toEqual([])
  expect((await drop(one)).body.code).toBe('F-BOK-6c6')
})
