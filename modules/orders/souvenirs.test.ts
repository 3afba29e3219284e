import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addMs, hourMs } from '#core/time.ts'
import { items } from '#modules/merchandise/tables.ts'
import { expireInvoices } from '#modules/payment/module.ts'
import { souvenirSummaries } from '#modules/souvenir/module.ts'
import { statusOf } from '#modules/souvenir/rules/checkout-status.ts'
import { orderStates } from '#modules/souvenir/rules/machine.ts'
import { souvenir_orders } from '#modules/souvenir/tables.ts'
import { aCheckout, anInvoicedCheckout, anOffer, aPaidCheckout } from '#test/support/souvenirs.ts'
import { ask, type TestApp, testApp } from '#test/support/test-app.ts'
import { checkOrderSummaries, rebuildOrderSummaries, searchOrders } from './module.ts'

let home: TestApp
beforeAll(async () => {
  home = await testApp()
})
afterAll(() => home.close())

const db = () => home.application.db
const list = async (token: string, path: string, headers = {}) =>
  (await ask(home, 'GET', `/api/v3/users/bookings/status/${path}`, { token, headers })).body.data

test('a checkout is listed once, by its first thing, with what is to be paid once there is an invoice', async () => {
  const waiting = await aCheckout(home, { stores: 3, quantity: 2 })
  const all = await list(waiting.token, 'unpaid/category/oleh-oleh')
  expect(all.items).toMatchObject([
    {
      ...{ id: waiting.id, kind: 'souvenir', status: 'awaiting_payment', category: 'oleh-oleh', departs_on: null },
      ...{ participants: 6, total: 900_000, due_amount: 0, next_payment: null },
      product: { name: 'Sajadah Uji + 2 lainnya', slug: waiting.offers[0]?.item.slug, picture_id: 'sajadah-1-card' },
    },
  ])
  const english = await list(waiting.token, 'unpaid/category/all?search=sajadah', { 'accept-language': 'en' })
  expect(english.items[0].product.name).toBe('Sajadah Uji (en) + 2 more')
  const invoiced = await anInvoicedCheckout(home)
  const [one] = (await list(invoiced.token, 'unpaid/category/all')).items
  expect(one).toMatchObject({ total: 159_000, due_amount: 159_000, next_payment: { stage: 'full', amount: 159_000 } })
})

test('each of its stores, its things and its codes finds a checkout, and those of nobody else’s', async () => {
  const [first, second] = [await anOffer(home), await anOffer(home, { store: { name: 'Untai Uji' } })]
  const name = { id: 'Tasbih Kayu', en: 'Wooden beads' }
  await db().update(items).set({ name }).where(eq(items.id, second.item.id))
  const { id, token, see } = await aCheckout(home, { offers: [first, second] })
  const code: string = (await see()).orders[1].code
  const other = await aCheckout(home)
  for (const search of [code, 'untai', 'tasbih', 'BEADS']) {
    const wish = `unpaid/category/all?${new URLSearchParams({ search })}`
    expect((await list(token, wish)).items.map((one: { id: string }) => one.id)).toEqual([id])
    expect((await list(other.token, wish)).items).toEqual([])
  }
  expect((await list(token, 'unpaid/category/all?search=t_sbih')).items).toEqual([])
  const scopes = [{ kind: 'platform' } as const]
  expect(await searchOrders(db(), scopes, { code, limit: 5 })).toMatchObject([{ order_id: id }])
})

test('paid it is under way, run out it is over, and the list is what its rows give', async () => {
  const [paid, late] = [await aPaidCheckout(home), await anInvoicedCheckout(home)]
  expect((await list(paid.token, 'in_progress/category/all')).items).toMatchObject([{ id: paid.id, due_amount: 0 }])
  await expireInvoices(db(), addMs(home.application.clock.now(), 25 * hourMs))
  const over = await list(late.token, 'completed/category/oleh-oleh')
  expect(over).toMatchObject({ items: [{ id: late.id, status: 'expired' }], counts: { unpaid: 0, completed: 1 } })
  expect(await checkOrderSummaries(db())).toEqual([])
  await rebuildOrderSummaries(db(), home.application.clock.now())
  expect(await checkOrderSummaries(db())).toEqual([])
})

test('of any two orders the list says what the rules say', async () => {
  const { id, order_ids } = await anInvoicedCheckout(home, { stores: 2 })
  const pairs = orderStates.flatMap((one) => orderStates.map((other) => [one, other] as const))
  const listed: unknown[] = []
  for (const pair of pairs) {
    for (const [at, state] of pair.entries()) {
      const which = eq(souvenir_orders.id, order_ids[at] ?? '')
      await db().update(souvenir_orders).set({ state }).where(which)
    }
    const { rows } = await db().execute(souvenirSummaries([id]))
    listed.push(rows[0]?.status)
  }
  expect(listed).toEqual(pairs.map(statusOf))
})
