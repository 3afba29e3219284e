import { and, asc, eq, gt, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addMs, dayMs, jakartaDate } from '#core/time.ts'
import { departures, products } from '#modules/catalogue/tables.ts'
import { aBuyer, checkOut, payInvoice } from '#test/support/bookings.ts'
import { demoApp } from '#test/support/demo-app.ts'
import { expectListsTrue } from '#test/support/order-lists.ts'
import { ask, type TestApp } from '#test/support/test-app.ts'
import { order_summaries } from './tables.ts'

let home: TestApp
beforeAll(async () => {
  home = await demoApp()
})
afterAll(() => home.close())

/** Dates of the demo's own umrah packages, far enough ahead to be paid in two parts. */
const demoDates = () => {
  const { db, clock } = home.application
  const isRoomy = sql`${departures.quota} - ${departures.sold} - ${departures.held} > 5`
  return db
    .select({ product_id: products.id, departure_id: departures.id })
    .from(departures)
    .innerJoin(products, eq(products.id, departures.product_id))
    .where(
      and(
        isRoomy,
        eq(products.state, 'on_sale'),
        eq(products.category, 'umroh'),
        gt(departures.departs_on, jakartaDate(addMs(clock.now(), 60 * dayMs))),
      ),
    )
    .orderBy(asc(departures.departs_on), asc(departures.id))
    .limit(30)
}

test('over the packages of the demo every list says what bookings and invoices say', async () => {
  const stages = ['cart', 'ordered', 'paid in part', 'paid']
  const listed: string[] = []
  const before = await home.application.db.$count(order_summaries)
  for (const date of await demoDates()) {
    const stage = stages[listed.length]
    if (!stage) break
    const buyer = await aBuyer(home)
    const { token } = buyer
    const body = { ...date, rooms: [{ type: 'quad', adults: 1 }] }
    const cart = await ask(home, 'POST', '/api/v3/bookings/cart', { token, body })
    // A date may be closed to this tenant.
    if (cart.status !== 200) continue
    const id: string = cart.body.data.booking_id
    if (stage !== 'cart') {
      const plan = stage === 'paid' ? 'full' : 'down_payment'
      const order = await checkOut(home, id, { token, plan })
      expect([stage, order.status]).toEqual([stage, 200])
      if (stage.startsWith('paid')) await payInvoice(home, { id, token }, order.body.data.invoices[0].invoice_code)
    }
    await expectListsTrue(home, buyer)
    expect((await ask(home, 'GET', '/api/v3/home/latest-order', { token })).body.data?.id ?? 'none').toBe(
      stage === 'paid' ? 'none' : id,
    )
    listed.push(stage)
  }
  expect(listed).toEqual(stages)
  expect(await home.application.db.$count(order_summaries)).toBe(before + stages.length)
})
