import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addMs, hourMs } from '#core/time.ts'
import { checkLedger, linesOf } from '#modules/payment/module.ts'
import { promos } from '#modules/promo/tables.ts'
import { listening } from '#test/support/payments.ts'
import { anyPromo } from '#test/support/promos.ts'
import { aBuyer, anOffer } from '#test/support/souvenirs.ts'
import { ask, type TestApp, testApp } from '#test/support/test-app.ts'
import { expireCheckouts } from '../lifecycle/expire.ts'

let home: TestApp
beforeAll(async () => {
  home = await testApp()
  await listening(home)
})
afterAll(() => home.close())

const db = () => home.application.db
const souvenirPromo = (wish: Parameters<typeof anyPromo>[1] = {}) =>
  anyPromo(home, { category: 'oleh-oleh', least_spend: 100_000, ...wish })
const usedOf = async (id: string) => {
  const [row] = await db().select().from(promos).where(eq(promos.id, id))
  return { used: row?.used, given: row?.given }
}

/** A buyer with one thing of each of two stores in the cart. */
async function aFullCart() {
  const buyer = await aBuyer(home)
  const offers = [await anOffer(home), await anOffer(home, { variants: [{ price: 50_001 }] })]
  for (const { variant } of offers) await buyer.add(variant.id)
  return { buyer, offers }
}

async function invoiced({ buyer, offers }: Awaited<ReturnType<typeof aFullCart>>, promo_code: string) {
  const id: string = (await buyer.checkout({ promo_code })).body.data.booking_merchandise_id
  for (const { store } of offers) {
    const choice = { partner_store_id: store.id, courier: 'jne', service: 'REG' }
    await buyer.send('POST', `merchandise/${id}/shipping`, choice)
  }
  return (await buyer.send('GET', `merchandise/${id}/detail/order`)).body.data
}

test('a promo takes its part off the goods once, and each line carries its share', async () => {
  const promo = await souvenirPromo()
  const seen = await invoiced(await aFullCart(), promo.code.toLowerCase())
  expect(seen).toMatchObject({ promo_code: promo.code, discount: 20_000, goods: 200_001, total: 198_001 })
  const lines = await linesOf(db(), [seen.invoice.invoice_id])
  expect(lines.map(({ amount }) => amount)).toEqual([135_000, 9_000, 45_001, 9_000])
  expect(await usedOf(promo.id)).toEqual({ used: 1, given: 20_000 })
})

test('a promo of shipping takes off what the couriers ask, and no more', async () => {
  const promo = await souvenirPromo({ applies_to: 'shipping', percent: null, most_amount: null, amount: 25_000 })
  const seen = await invoiced(await aFullCart(), promo.code)
  expect(seen).toMatchObject({ discount: 18_000, shipping: 18_000, total: 200_001, invoice: { amount: 200_001 } })
  expect(seen.shipping_promo).toEqual({ percent: null, amount: 25_000, most_amount: null })
  expect(await usedOf(promo.id)).toEqual({ used: 1, given: 18_000 })
})

test.each([
  ['is for journeys', { category: 'umroh' as const }, 'F-PRM-5p5'],
  ['wants more to be bought', { least_spend: 300_000 }, 'F-PRM-4m4'],
  ['is used up', { quota: 1, used: 1 }, 'F-PRM-3u3'],
])('a promo that %s is refused, and nothing is ordered', async (_, wish, code) => {
  const promo = await souvenirPromo(wish)
  const { buyer } = await aFullCart()
  expect((await buyer.checkout({ promo_code: promo.code })).body.code).toBe(code)
  expect((await buyer.cart()).quantity).toBe(2)
})

test('a checkout that runs out gives the use of its promo back', async () => {
  const promo = await souvenirPromo({ quota: 1 })
  const { buyer } = await aFullCart()
  expect((await buyer.checkout({ promo_code: promo.code })).status).toBe(200)
  expect(await usedOf(promo.id)).toEqual({ used: 1, given: 20_000 })
  await expireCheckouts(db(), addMs(home.application.clock.now(), 25 * hourMs))
  expect(await usedOf(promo.id)).toEqual({ used: 0, given: 0 })
  expect(await checkLedger(db())).toMatchObject({ faults: [], total: 0 })
})

test('promos for souvenirs are listed for the shop, and those for journeys are not', async () => {
  const [own, other] = [await souvenirPromo(), await anyPromo(home)]
  const codes = (await ask(home, 'GET', '/api/v1/merchandise/promos?limit=20')).body.data.map(
    ({ code }: { code: string }) => code,
  )
  expect([codes.includes(own.code), codes.includes(other.code)]).toEqual([true, false])
})
