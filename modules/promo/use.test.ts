import { count, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#core/ids.ts'
import { addMs, dayMs } from '#core/time.ts'
import { demoTenants } from '#demo/tenants.ts'
import { users } from '#modules/identity/tables.ts'
import { anyPromo } from '#test/support/promos.ts'
import { type TestApp, testApp } from '#test/support/test-app.ts'
import { releasePromo, retakePromo, takePromo } from './module.ts'
import { promo_uses, promos } from './tables.ts'

let home: TestApp
let people: string[] = []
beforeAll(async () => {
  home = await testApp()
  const created_at = home.application.clock.now()
  const named = { tenant_id: demoTenants[0].id, full_name: 'Siti', phone_number: '+6281234567890', created_at }
  const rows = Array.from({ length: 100 }, () => newId()).map((id) => ({ ...named, id, email: `${id}@rihla.test` }))
  await home.application.db.insert(users).values(rows.map((row) => ({ ...row, language: 'id' as const })))
  people = rows.map((row) => row.id)
})
afterAll(() => home.close())

const product = { id: newId(), category: 'umroh' }
const order = (promo_id: string, user_id = people[0] ?? '', change: object = {}) => ({
  tenant_id: demoTenants[0].id,
  promo_id,
  user_id,
  order_id: newId(),
  product,
  amount: 10_000_000,
  now: home.application.clock.now(),
  ...change,
})
async function standing(id: string) {
  const [row] = await home.application.db.select({ used: promos.used }).from(promos).where(eq(promos.id, id))
  const [uses] = await home.application.db.select({ n: count() }).from(promo_uses).where(eq(promo_uses.promo_id, id))
  return [row?.used, uses?.n]
}

test('a hundred people at once share ten promos, and not one more', async () => {
  const { id } = await anyPromo(home, { quota: 10 })
  const taken = await Promise.all(people.map((user_id) => takePromo(home.application.db, order(id, user_id))))
  expect(taken.filter((decision) => decision.ok)).toHaveLength(10)
  expect(taken.filter((decision) => !decision.ok && decision.code === 'F-PRM-3u3')).toHaveLength(90)
  expect(await standing(id)).toEqual([10, 10])
})

test('one member with twenty orders at once gets as many as one member may', async () => {
  const { id } = await anyPromo(home, { quota: 100, per_member: 2 })
  const taken = await Promise.all(Array.from({ length: 20 }, () => takePromo(home.application.db, order(id))))
  expect(taken.filter((decision) => decision.ok)).toHaveLength(2)
  expect(await standing(id)).toEqual([2, 2])
})

test('one order that asks twenty times at once takes one', async () => {
  const { id } = await anyPromo(home, { quota: 100, per_member: 5 })
  const one = order(id)
  const taken = await Promise.all(Array.from({ length: 20 }, () => takePromo(home.application.db, one)))
  expect(taken).toEqual(taken.map(() => ({ ok: true, discount: 500_000 })))
  expect(await standing(id)).toEqual([1, 1])
})

test('what is given back twenty times at once comes back once', async () => {
  const { id } = await anyPromo(home, { quota: 2, per_member: 2 })
  const [first, second] = [order(id), order(id)]
  await takePromo(home.application.db, first)
  await takePromo(home.application.db, second)
  const given = await Promise.all(Array.from({ length: 20 }, () => releasePromo(home.application.db, first.order_id)))
  expect(given.filter(Boolean)).toHaveLength(1)
  expect(await standing(id)).toEqual([1, 1])
  expect(await takePromo(home.application.db, order(id))).toMatchObject({ ok: true })
})

test('takers and givers at once never lose count', async () => {
  const { id } = await anyPromo(home, { quota: 7, per_member: 100 })
  const orders = people.slice(0, 40).map((user_id) => order(id, user_id))
  await Promise.all(
    orders.map(async (one, at) => {
      const taken = await takePromo(home.application.db, one)
      if (taken.ok && at % 2 === 0) await releasePromo(home.application.db, one.order_id)
    }),
  )
  const [used, rows] = await standing(id)
  expect(used).toBe(rows)
  expect(used).toBeLessThanOrEqual(7)
})

test('an order that is rolled back has taken nothing', async () => {
  const { id } = await anyPromo(home)
  const fails = home.application.db.transaction(async (db) => {
    expect(await takePromo(db, order(id))).toMatchObject({ ok: true })
    throw new Error('the order fell through')
  })
  await expect(fails).rejects.toThrow('the order fell through')
  expect(await standing(id)).toEqual([0, 0])
})

test('an order that has its promo is counted anew at another amount', async () => {
  const { id } = await anyPromo(home, { quota: 1 })
  const one = order(id)
  await takePromo(home.application.db, one)
  expect(await takePromo(home.application.db, { ...one, amount: 2_000_000 })).toEqual({ ok: true, discount: 200_000 })
  expect(await takePromo(home.application.db, { ...one, amount: 1 })).toEqual({ ok: false, code: 'F-PRM-4m4' })
  expect(await standing(id)).toEqual([1, 1])
})

test('an order carries one promo', async () => {
  const [a, b] = [await anyPromo(home), await anyPromo(home)]
  const one = order(a.id)
  await takePromo(home.application.db, one)
  await expect(takePromo(home.application.db, { ...one, promo_id: b.id })).rejects.toThrow('release the former first')
  await releasePromo(home.application.db, one.order_id)
  expect(await takePromo(home.application.db, { ...one, promo_id: b.id })).toMatchObject({ ok: true })
  expect([await standing(a.id), await standing(b.id)]).toEqual([
    [0, 0],
    [1, 1],
  ])
})

test("what cannot be used is not taken: another tenant's, one that is over, another package, too little", async () => {
  const now = home.application.clock.now()
  const [there, over, here] = [
    await anyPromo(home, { tenant_id: demoTenants[1].id }),
    await anyPromo(home, { ends_at: addMs(now, -dayMs) }),
    await anyPromo(home),
  ]
  const code = async (wish: ReturnType<typeof order>) => {
    const decision = await takePromo(home.application.db, wish)
    return decision.ok ? 'taken' : decision.code
  }
  expect(await code(order(there.id))).toBe('F-PRM-1n1')
  expect(await code(order(over.id))).toBe('F-PRM-2e2')
  expect(await code(order(here.id, people[1], { product: { ...product, category: 'haji' } }))).toBe('F-PRM-5p5')
  expect(await code(order(here.id, people[1], { amount: 999_999 }))).toBe('F-PRM-4m4')
  expect(await standing(here.id)).toEqual([0, 0])
})

test('giving back what was never taken changes nothing', async () => {
  expect(await releasePromo(home.application.db, newId())).toBe(false)
})

test('an order that comes back takes its use again, or says whether others or its own member have it', async () => {
  const { db } = home.application
  const { id } = await anyPromo(home, { quota: 1 })
  const one = order(id)
  expect(await retakePromo(db, one)).toBe('taken')
  await releasePromo(db, one.order_id)
  const other = order(id, people[1])
  await takePromo(db, other)
  expect(await retakePromo(db, one)).toBe('unavailable')
  expect(await retakePromo(db, order(id, people[1]))).toBe('used_elsewhere')
  expect(await standing(id)).toEqual([1, 1])
})

async function givenBy(id: string) {
  const [row] = await home.application.db.select({ given: promos.given }).from(promos).where(eq(promos.id, id))
  return row?.given
}

test('a budget is never overspent, however many take it at once, and what is released is there again', async () => {
  const { id } = await anyPromo(home, { quota: 100, budget: 1_700_000 })
  const orders = people.slice(0, 20).map((user_id) => order(id, user_id))
  const taken = await Promise.all(orders.map((one) => takePromo(home.application.db, one)))
  expect(taken.filter((decision) => decision.ok)).toHaveLength(3)
  expect([await standing(id), await givenBy(id)]).toEqual([[3, 3], 1_500_000])
  const first = orders.find((_, i) => taken[i]?.ok)
  await releasePromo(home.application.db, first?.order_id ?? '')
  expect([await standing(id), await givenBy(id)]).toEqual([[2, 2], 1_000_000])
})

test('an order that costs something else gives something else of the budget', async () => {
  const { id } = await anyPromo(home, { budget: 600_000 })
  const one = order(id, people[0], { amount: 2_000_000 })
  await takePromo(home.application.db, one)
  expect(await givenBy(id)).toBe(200_000)
  expect(await takePromo(home.application.db, { ...one, amount: 4_000_000 })).toEqual({ ok: true, discount: 400_000 })
  expect([await standing(id), await givenBy(id)]).toEqual([[1, 1], 400_000])
})

test('a promo that is paused is taken by nobody', async () => {
  const { id } = await anyPromo(home, { paused_at: home.application.clock.now() })
  expect(await takePromo(home.application.db, order(id))).toEqual({ ok: false, code: 'F-PRM-1n1' })
})
