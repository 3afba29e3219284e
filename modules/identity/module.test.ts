import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addMs, dayMs } from '#core/time.ts'
import * as people from '#test/support/accounts.ts'
import type { TestApp } from '#test/support/test-app.ts'
import { retention } from './retention.ts'
import { one_time_codes } from './tables.ts'

let home: TestApp
beforeAll(async () => {
  home = await people.proxiedApp()
})
afterAll(() => home.close())

test('at night what is worth nothing goes, and what somebody may still use stays', async () => {
  const { db, ports, clock } = home.application
  const [old, young] = [people.newEmail(), people.newEmail()]
  const left = (email: string) => db.$count(one_time_codes, eq(one_time_codes.destination, email))
  await people.post(home, 'user/auth/email/resend-otp', { body: { email: old } })
  people.later(home, 2 * 86_400)
  await people.post(home, 'user/auth/email/resend-otp', { body: { email: young } })
  const before = addMs(clock.now(), -2 * dayMs)
  for (const { sweep } of retention) await sweep({ db, ports, before })
  expect([await left(old), await left(young)]).toEqual([0, 1])
})
