import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#core/ids.ts'
import { addMs, dayMs } from '#core/time.ts'
import { weeksUntil } from '#core/weeks.ts'
import { anApplication } from '#test/support/applications.ts'
import { someStaff } from '#test/support/staff.ts'
import { ask, type TestApp, testApp } from '#test/support/test-app.ts'
import { partner_application_history as history } from '../../tables.ts'

let home: TestApp
beforeAll(async () => {
  home = await testApp()
})
afterAll(() => home.close())

test('applications are counted by the week they came and were decided, and open ones by how long they wait', async () => {
  const { db, clock } = home.application
  const now = clock.now()
  const before = (days: number) => ({ created_at: addMs(now, -days * dayMs) })
  await anApplication(home)
  await anApplication(home, { ...before(20), state: 'in_review' })
  await anApplication(home, { ...before(1), state: 'unverified', verified_at: null })
  await anApplication(home, before(100))
  const { id: application_id } = await anApplication(home, { ...before(14), state: 'rejected' })
  const decided = { application_id, state: 'rejected' as const, actor: 'acquisition' as const, at: now }
  await db.insert(history).values({ id: newId(now), ...decided })
  const { token } = await someStaff(home, { role: 'acquisition', scope: { kind: 'platform' } })
  const { weeks, ages } = (await ask(home, 'GET', '/api/console/v1/figures/applications', { token })).body.data
  expect(weeks.map(({ week }: { week: string }) => week)).toEqual(weeksUntil(now, 12))
  expect(weeks.at(-1)).toMatchObject({ received: 1, decided: 1 })
  expect(weeks.at(-3)).toMatchObject({ decided: 0 })
  expect(weeks.reduce((sum: number, { received }: { received: number }) => sum + received, 0)).toBe(3)
  expect(ages.map(({ count }: { count: number }) => count)).toEqual([1, 0, 0, 2])
})
