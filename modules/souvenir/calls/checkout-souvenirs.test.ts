import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoConsultants, seedConsultants } from '#demo/consultants.ts'
import { users } from '#modules/identity/tables.ts'
import { item_variants, items } from '#modules/merchandise/tables.ts'
import { aBuyer, aCheckout, anOffer } from '#test/support/souvenirs.ts'
import { ask, type TestApp, testApp } from '#test/support/test-app.ts'

let home: TestApp
beforeAll(async () => {
  home = await testApp()
})
afterAll(() => home.close())

const stockOf = async (id: string) => {
  const { db } = home.application
  const [row] = await db.select().from(item_variants).where(eq(item_variants.id, id))
  return { stock: row?.stock, held: row?.held }
}
type Buyer = Awaited<ReturnType<typeof aBuyer>>
const idsOf = async (buyer: Buyer): Promise<string[]> =>
  (await buyer.cart()).stores.flatMap(({ items: all }: { items: { id: string }[] }) => all.map(({ id }) => id))

test('a cart of two stores becomes one checkout with an order each, its pieces put aside, and is empty after that', async () => {
  const [one, other] = [await anOffer(home), await anOffer(home, { variants: [{ price: 20_000, weight_grams: 250 }] })]
  const buyer = await aBuyer(home)
  await buyer.add(one.variant.id, 2)
  await buyer.add(other.variant.id, 3)
  const { status, body } = await buyer.checkout({ total: 360_000 })
  expect([status, body.data.code]).toEqual([200, expect.stringMatching(/^OLH-[0-9A-Z]{8}$/)])
  const hours = (Date.parse(body.data.pay_by) - home.application.clock.now().getTime()) / 3_600_000
  expect(Math.round(hours)).toBe(24)
  const { booking_merchandise_id: id, code } = body.data
  const seen = await buyer.send('GET', `merchandise/${id}/detail/order`)
  expect(seen.body.data).toMatchObject({
    ...{ id, code, status: 'awaiting_payment', goods: 360_000, shipping: null, total: 360_000, invoice: null },
    can_change_shipping: true,
    orders: [
      { code: `${code}-1`, partner_store: { id: one.store.id }, subtotal: 300_000, weight_grams: 800, total: 300_000 },
      { code: `${code}-2`, partner_store: { id: other.store.id }, items: [{ quantity: 3, subtotal: 60_000 }] },
    ],
  })
  expect(await stockOf(one.variant.id)).toEqual({ stock: 10, held: 2 })
  expect((await buyer.cart()).quantity).toBe(0)
})

test('some of a cart can be ordered, and the rest stays', async () => {
  const buyer = await aBuyer(home)
  for (const { variant } of [await anOffer(home), await anOffer(home)]) await buyer.add(variant.id)
  const [first] = await idsOf(buyer)
  expect((await buyer.checkout({ cart_item_ids: [first] })).status).toBe(200)
  expect(await idsOf(buyer)).toHaveLength(1)
  const again = await buyer.checkout({ cart_item_ids: [first] })
  expect([again.status, again.body.code, again.body.data]).toEqual([409, 'F-SVN-5p5', { cart_item_ids: [first] }])
})

test('another price than was seen is asked about first, and then ordered by its sum', async () => {
  const buyer = await aBuyer(home)
  const { variant } = await anOffer(home)
  await buyer.add(variant.id)
  const { db } = home.application
  await db.update(item_variants).set({ price: 170_000 }).where(eq(item_variants.id, variant.id))
  const silent = await buyer.checkout()
  expect([silent.status, silent.body.code]).toEqual([409, 'F-SVN-5p5'])
  expect((await buyer.checkout({ total: 150_000 })).status).toBe(409)
  expect((await buyer.checkout({ total: 170_000 })).status).toBe(200)
})

test('what cannot be had is never left out in silence', async () => {
  const buyer = await aBuyer(home)
  const [good, gone] = [await anOffer(home), await anOffer(home)]
  for (const { variant } of [good, gone]) await buyer.add(variant.id)
  const { db } = home.application
  await db.update(items).set({ state: 'withdrawn' }).where(eq(items.id, gone.item.id))
  const [, lost] = await idsOf(buyer)
  const { body } = await buyer.checkout()
  expect([body.code, body.data]).toEqual(['F-SVN-5p5', { cart_item_ids: [lost] }])
  expect((await buyer.checkout({ total: 150_000 })).status).toBe(200)
  const rest = await buyer.checkout()
  expect([rest.status, rest.body.code]).toEqual([409, 'F-SVN-4e4'])
})

test('who recommended it is named on the checkout, and a code of nobody is no fault', async () => {
  const { db, clock } = home.application
  await seedConsultants(db, clock.now())
  const [consultant] = demoConsultants
  if (!consultant) throw new Error('the demo has no consultant')
  const buyer = await aBuyer(home)
  const { variant } = await anOffer(home)
  const place = async (affiliate_code: string) => {
    await buyer.add(variant.id)
    const { body } = await buyer.checkout({ affiliate_code })
    const id = body.data.booking_merchandise_id
    return (await buyer.send('GET', `merchandise/${id}/detail/order`)).body.data
  }
  const { affiliate_code, full_name: consultant_name } = consultant
  expect(await place('NOBODY1')).toMatchObject({ affiliate_code: null, consultant_name: null })
  expect(await place(affiliate_code)).toMatchObject({ affiliate_code, consultant_name })
  expect(await place('NOBODY1')).toMatchObject({ affiliate_code, consultant_name })
})

test('who has no phone number is asked for one, and nothing is put aside', async () => {
  const buyer = await aBuyer(home)
  const { variant } = await anOffer(home)
  await buyer.add(variant.id)
  await home.application.db.update(users).set({ phone_number: null }).where(eq(users.id, buyer.member.id))
  expect((await buyer.checkout()).body.code).toBe('F-BOK-8f8')
  expect(await stockOf(variant.id)).toEqual({ stock: 10, held: 0 })
})

test('five unpaid checkouts are as many as one member keeps pieces with', async () => {
  const buyer = await aBuyer(home)
  const { variant } = await anOffer(home)
  const answers: Awaited<ReturnType<Buyer['checkout']>>[] = []
  for (let at = 0; at < 6; at++) {
    await buyer.add(variant.id)
    answers.push(await buyer.checkout())
  }
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 409])
  expect(answers[5]?.body.code).toBe('F-SVN-6u6')
  expect(await stockOf(variant.id)).toEqual({ stock: 10, held: 5 })
})

test('fifty pieces of one thing are as many as one member holds unpaid, over all checkouts', async () => {
  const buyer = await aBuyer(home)
  const { variant } = await anOffer(home, { variants: [{ stock: 200 }] })
  const { variant: other } = await anOffer(home, { variants: [{ stock: 200 }] })
  const order = async (quantity: number, of = variant) => {
    await buyer.add(of.id, quantity)
    return buyer.checkout()
  }
  expect((await order(30)).status).toBe(200)
  const refused = await order(21)
  expect([refused.status, refused.body.code]).toEqual([409, 'F-SVN-0h0'])
  const [line] = (await buyer.cart()).stores[0].items
  expect(refused.body.data).toEqual({ cart_item_ids: [line.id], most: 50 })
  await buyer.send('PATCH', 'merchandise/cart', { cart_item_id: line.id, quantity: 20 })
  expect((await order(50, other)).status).toBe(200)
  expect(await stockOf(variant.id)).toEqual({ stock: 200, held: 50 })
})

test('fifty who want the last ten pieces at once get ten, and nobody more', async () => {
  const { variant } = await anOffer(home)
  const buyers = await Promise.all(Array.from({ length: 50 }, () => aBuyer(home)))
  for (const buyer of buyers) await buyer.add(variant.id)
  const answers = await Promise.all(buyers.map((buyer) => buyer.checkout()))
  const statuses = answers.map(({ status }) => status)
  expect(statuses.filter((status) => status === 200)).toHaveLength(10)
  expect(statuses.filter((status) => status === 409)).toHaveLength(40)
  expect(await stockOf(variant.id)).toEqual({ stock: 10, held: 10 })
}, 60_000)

test('nobody sees another’s checkout', async () => {
  const { id } = await aCheckout(home)
  const other = await aBuyer(home)
  expect((await other.send('GET', `merchandise/${id}/detail/order`)).status).toBe(404)
  expect((await ask(home, 'GET', `/api/v1/merchandise/${id}/detail/order`)).status).toBe(401)
})
