import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#core/ids.ts'
import { addMs, dayMs } from '#core/time.ts'
import { documents } from '#modules/documents/tables.ts'
import { testPassword } from '#test/support/members.ts'
import { sweepAll } from '#test/support/retention.ts'
import { anOpenPlan, aReadyPlan, aSubmittedPlan, planNow } from '#test/support/savings.ts'
import { ask, type TestApp, testApp } from '#test/support/test-app.ts'
import { rejectPlan } from './module.ts'
import { retention } from './retention.ts'
import { savings_applicants } from './tables.ts'

let home: TestApp
beforeAll(async () => {
  home = await testApp()
})
afterAll(() => home.close())

const scansOf = (id: string) => home.application.db.$count(documents, eq(documents.owner_id, id))
const applicantsOf = (id: string) => home.application.db.$count(savings_applicants, eq(savings_applicants.plan_id, id))
const leftOf = async ({ id }: { id: string }) => [await scansOf(id), await applicantsOf(id)]
const sweepAfter = (days: number) => {
  const { db, ports, clock } = home.application
  return sweepAll(retention, { db, ports, now: addMs(clock.now(), days * dayMs) })
}

test('scans go a while after the bank has decided, and who applied once the plan has ended', async () => {
  const [cart, waiting, open, rejected] = [
    await aReadyPlan(home),
    await aSubmittedPlan(home),
    await anOpenPlan(home),
    await aSubmittedPlan(home),
  ]
  const { db, clock } = home.application
  await rejectPlan(db, { ...rejected, staff_id: newId(), now: clock.now() }, 'Tidak cocok')
  await sweepAfter(89)
  for (const plan of [cart, waiting, open, rejected]) expect(await leftOf(plan)).toEqual([1, 1])
  await sweepAfter(91)
  expect(await leftOf(cart)).toEqual([0, 0])
  expect(await leftOf(waiting)).toEqual([1, 1])
  expect(await leftOf(open)).toEqual([0, 1])
  expect(await leftOf(rejected)).toEqual([0, 0])
})

test('a cart that somebody goes on with is not forgotten for its age: its newest scan counts', async () => {
  const plan = await aReadyPlan(home)
  const { db, clock } = home.application
  const uploaded_at = addMs(clock.now(), 60 * dayMs)
  await db.update(documents).set({ uploaded_at }).where(eq(documents.owner_id, plan.id))
  await sweepAfter(149)
  expect(await leftOf(plan)).toEqual([1, 1])
  await sweepAfter(151)
  expect(await leftOf(plan)).toEqual([0, 0])
  expect(await planNow(home, plan.id)).toMatchObject({ state: 'cart' })
})

test('who deletes the account takes along what the bank has not decided; an open account stays', async () => {
  const [cart, waiting, open] = [await aReadyPlan(home), await aSubmittedPlan(home), await anOpenPlan(home)]
  for (const { token } of [cart, waiting, open]) {
    const gone = await ask(home, 'DELETE', '/api/v3/user/auth/me', { token, body: { current_password: testPassword } })
    expect(gone.status).toBe(200)
  }
  expect(await planNow(home, cart.id)).toBeUndefined()
  expect(await planNow(home, waiting.id)).toMatchObject({ state: 'withdrawn' })
  expect(await planNow(home, open.id)).toMatchObject({ state: 'accepted' })
  expect([await applicantsOf(waiting.id), await applicantsOf(open.id)]).toEqual([0, 1])
  // A cart is gone and an application withdrawn: nothing needs their scans.
  await sweepAfter(0)
  expect([await scansOf(cart.id), await scansOf(waiting.id), await scansOf(open.id)]).toEqual([0, 0, 1])
})
