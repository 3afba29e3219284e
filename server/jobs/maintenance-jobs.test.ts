import { afterAll, beforeAll, expect, test } from 'vitest'
import { addMs, dayMs, hourMs } from '#core/time.ts'
import { idempotency_keys } from '#database/tables.ts'
import { type TestApp, testApp } from '#test/support/test-app.ts'
import { maintenanceJobs } from './maintenance-jobs.ts'

let home: TestApp
beforeAll(async () => {
  home = await testApp()
})
afterAll(() => home.close())

test('an answer is stored for seven days, one of the desk for one', async () => {
  const { db, ports, clock } = home.application
  const now = clock.now()
  const row = (key: string, path: string, age: number) => ({
    scope: `tenant person POST ${path}`,
    key,
    body_hash: 'x',
    answer: { json: '{}' },
    created_at: addMs(now, -age),
  })
  await db
    .insert(idempotency_keys)
    .values([
      row('order', '/api/v3/users/bookings', 6 * dayMs),
      row('old order', '/api/v3/users/bookings', 8 * dayMs),
      row('desk', '/api/console/v1/members/:id/email', 23 * hourMs),
      row('old desk', '/api/console/v1/members/:id/email', 25 * hourMs),
    ])
  for (const job of maintenanceJobs) await job.run({ db, ports, now })
  const left = await db.select({ key: idempotency_keys.key }).from(idempotency_keys)
  expect(left.map(({ key }) => key).sort()).toEqual(['desk', 'order'])
})
