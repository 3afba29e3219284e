import { afterAll, beforeAll, expect, test } from 'vitest'
import { rebuildListings } from '#modules/search/module.ts'
import { aFinanceableCart, aFinancier, applicationForm, postFinancing } from '#test/support/financing.ts'
import { ask, type TestApp, testApp } from '#test/support/test-app.ts'

let home: TestApp
beforeAll(async () => {
  home = await testApp()
})
afterAll(() => home.close())

type Cart = Awaited<ReturnType<typeof aFinanceableCart>>

const listed = async (): Promise<string[]> => {
  await rebuildListings(home.application.db, { now: home.application.clock.now() })
  const { body } = await ask(home, 'GET', '/api/v3/products/financing')
  return body.data.map(({ id }: { id: string }) => id)
}
const order = async ({ id, token }: Cart) =>
  (await ask(home, 'GET', `/api/v3/bookings/${id}/detail/order/financing`, { token })).body.data

test('where every bank wants 75 days, a departure in 74 is on no card and too late to apply for; in 75 it is not', async () => {
  const terms = { days_before: 75 }
  const near = await aFinanceableCart(home, { in_days: 74, terms })
  const far = await aFinanceableCart(home, { in_days: 75, terms })
  expect(await listed()).toEqual([far.offer.product.id])
  expect(await order(near)).toMatchObject({ hindrance: 'too_late', offers: [] })
  expect((await postFinancing(home, near, await applicationForm(home, near))).body.code).toBe('F-FIN-3d3')
  const { hindrance, offers } = await order(far)
  expect([hindrance, offers.length]).toEqual([null, 2])

  const { terms_id } = await aFinancier(home, { days_before: 50 })
  const again = await order(near)
  expect([again.hindrance, again.offers.map((one: { terms_id: string }) => one.terms_id)]).toEqual([null, [terms_id]])
})
