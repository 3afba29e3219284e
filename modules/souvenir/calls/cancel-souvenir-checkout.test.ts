import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { item_variants } from '#modules/merchandise/tables.ts'
import { checkLedger, invoicesOf } from '#modules/payment/module.ts'
import { promos } from '#modules/promo/tables.ts'
import { anyPromo } from '#test/support/promos.ts'
import { anInvoicedCheckout, aPaidCheckout } from '#test/support/souvenirs.ts'
import { ask, type TestApp, testApp } from '#test/support/test-app.ts'

let home: TestApp
beforeAll(async () => {
  home = await testApp()
})
afterAll(() => home.close())

const db = () => home.application.db
const cancel = (id: string, token: string) => ask(home, 'PATCH', `/api/v1/merchandise/${id}/cancel`, { token })
const listed = async (token: string) =>
  (await ask(home, 'GET', '/api/v3/users/bookings/status/unpaid/category/all', { token })).body.data.items[0]

test('a buyer calls everything off before paying: pieces and promo are free, and nothing is to be paid', async () => {
  const promo = await anyPromo(home, { category: 'oleh-oleh', least_spend: 100_000 })
  const { id, token, offers, begin } = await anInvoicedCheckout(home, { stores: 2, body: { promo_code: promo.code } })
  await begin()
  const { body } = await cancel(id, token)
  expect(body.data).toMatchObject({ status: 'cancelled', invoice: null, orders: [{ paid_at: null }, {}] })
  expect((await cancel(id, token)).status).toBe(200)
  const held = await Promise.all(
    offers.map(({ variant }) => db().select().from(item_variants).where(eq(item_variants.id, variant.id))),
  )
  expect(held.flat().map((row) => row.held)).toEqual([0, 0])
  const [{ used } = {}] = await db().select().from(promos).where(eq(promos.id, promo.id))
  expect(used).toBe(0)
  expect((await invoicesOf(db(), [id])).get(id)?.map(({ state }) => state)).toEqual(['void'])
  expect((await checkLedger(db())).faults).toEqual([])
})

test('what is paid is not called off at once', async () => {
  const { id, token } = await aPaidCheckout(home)
  expect((await cancel(id, token)).body.code).toBe('F-SVN-8x8')
})

test('one store’s part taken out before paying: the list has the rest alone, with its share of the promo', async () => {
  const promo = await anyPromo(home, { category: 'oleh-oleh', least_spend: 100_000 })
  const placed = { stores: 2, quantity: 2, body: { promo_code: promo.code } }
  const { id, token, order_ids, buyer, see } = await anInvoicedCheckout(home, placed)
  const before = await see()
  expect(await listed(token)).toMatchObject({ id, participants: 4, total: before.total })
  const first = await ask(home, 'GET', `/api/v3/users/bookings/merchant/${order_ids[0]}`, { token })
  expect(first.body.data.changes_invoice).toBe(true)
  await buyer.send('POST', `users/bookings/${order_ids[0]}/reject`, { reason: 'changed_mind' })
  const after = await see()
  expect(await listed(token)).toMatchObject({ participants: 2, total: after.total, product: { name: 'Sajadah Uji' } })
  expect(after.total).toBeLessThan(before.total)
})
