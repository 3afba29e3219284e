import { asc, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addMs, dayMs } from '#core/time.ts'
import { knownCategories } from '#modules/merchandise/rules/known-categories.ts'
import { item_categories, item_variants, stock_history } from '#modules/merchandise/tables.ts'
import { fillOrderSummaries } from '#modules/orders/module.ts'
import { ledger_entries } from '#modules/payment/tables.ts'
import { earnings } from '#modules/payouts/tables.ts'
import { orderStates } from '#modules/souvenir/rules/machine.ts'
import { souvenir_order_lines, souvenir_orders } from '#modules/souvenir/tables.ts'
import { checkBooks } from '#server/check-books.ts'
import { signedIn } from '#test/support/members.ts'
import { atStore } from '#test/support/store-orders.ts'
import { ask, type TestApp, testApp } from '#test/support/test-app.ts'
import { seedAddresses } from '../addresses.ts'
import { demoMembers, seedMembers } from '../members.ts'
import { seedTenants } from '../tenants.ts'
import { orderedStores } from './order-stories.ts'
import { seedSouvenirOrders } from './seed-orders.ts'
import { seedSouvenirs } from './seed-souvenirs.ts'
import { secondStaffed, staffed } from './stores.ts'

let home: TestApp
const db = () => home.application.db
const now = () => home.application.clock.now()

beforeAll(async () => {
  home = await testApp()
  await seedTenants(db())
  await db().insert(item_categories).values(knownCategories).onConflictDoNothing()
  await seedMembers(db(), async () => '', now())
  await seedAddresses(db())
  await seedSouvenirs({ db: db(), files: home.application.ports.files, now: now(), say: () => undefined })
  await seedSouvenirOrders({ db: db(), now: now() })
  await fillOrderSummaries(db(), now())
}, 120_000)
afterAll(() => home.close())

const orders = () => db().select().from(souvenir_orders).orderBy(asc(souvenir_orders.id))

test('a second start of the demo finds its orders as they are', async () => {
  const [before, entries] = [await orders(), await db().$count(ledger_entries)]
  await seedSouvenirOrders({ db: db(), now: addMs(now(), dayMs) })
  expect(await orders()).toEqual(before)
  expect(await db().$count(ledger_entries)).toBe(entries)
})

test('there is one of each state, at three stores', async () => {
  const states = new Set((await orders()).map(({ state }) => state))
  expect([...states].sort()).toEqual([...orderStates].sort())
  expect(new Set((await orders()).map(({ store_id }) => store_id))).toEqual(new Set(orderedStores))
})

test('its books are right, and a store has earned what was completed', async () => {
  expect(await checkBooks(db())).toMatchObject({ ledger_faults: [], list_faults: [] })
  const earned = await db().select().from(earnings).where(eq(earnings.payee_kind, 'store'))
  expect(earned.length).toBeGreaterThan(0)
})

test('what waits to be paid is put aside, and what was sold has left the stock', async () => {
  const lines = await db()
    .select({ quantity: souvenir_order_lines.quantity, state: souvenir_orders.state })
    .from(souvenir_order_lines)
    .innerJoin(souvenir_orders, eq(souvenir_orders.id, souvenir_order_lines.order_id))
  const pieces = (isSo: (state: string) => boolean) =>
    lines.filter(({ state }) => isSo(state)).reduce((sum, { quantity }) => sum + quantity, 0)
  const [held] = await db()
    .select({ sum: sql<number>`sum(${item_variants.held})::int` })
    .from(item_variants)
  expect(held?.sum).toBe(pieces((state) => state === 'awaiting_payment'))
  const moved = { sum: sql<number>`-sum(${stock_history.change})::int` }
  const [sold] = await db().select(moved).from(stock_history).where(eq(stock_history.actor, 'order'))
  const inStock = ['awaiting_payment', 'expired', 'rejected', 'cancelled']
  expect(sold?.sum).toBe(pieces((state) => !inStock.includes(state)))
})

test('the member sees each of them, and the parcel that is on its way', async () => {
  const [member] = demoMembers
  if (!member) throw new Error('nobody')
  const { user_token: token } = await signedIn(home, member)
  for (const { id, user_id } of await orders()) {
    if (user_id !== member.id) continue
    const { status, body } = await ask(home, 'GET', `/api/v3/users/bookings/merchant/${id}`, { token })
    expect([status, body.data.timeline.at(-1).state]).toEqual([200, body.data.state])
    const { state, tracking } = body.data
    if (state === 'shipped' && !tracking.is_unknown)
      expect(tracking).toMatchObject({ status: 'ON PROCESS', steps: [{}] })
    if (['rejected', 'cancelled'].includes(state)) expect(body.data.refunded).toBe(body.data.total)
  }
})

test('the second desk has something to begin, to ship and to answer; the first a waybill to correct', async () => {
  type Row = { id: string; state: string; has_problem: boolean; is_waybill_unknown: boolean }
  const rowsOf = async (store_id: string): Promise<Row[]> =>
    (await (await atStore(home, store_id)).get('store-orders')).body.data.rows
  const second = await rowsOf(secondStaffed)
  expect(new Set(second.map(({ state }) => state))).toEqual(new Set(['delivered', 'paid', 'processing']))
  expect(second[0]).toMatchObject({ state: 'delivered', has_problem: true })
  expect((await rowsOf(staffed))[0]).toMatchObject({ state: 'shipped', is_waybill_unknown: true })
  const seen = await (await atStore(home, secondStaffed)).get(`store-orders/${second[0]?.id}`)
  expect(seen.body.data.problem).toMatchObject({ kind: 'damaged', state: 'open', steps: [{ event: 'report' }] })
})
