import { afterAll, beforeAll, expect, test } from 'vitest'
import { hashSecret } from '#core/ids.ts'
import { addMs, dayMs } from '#core/time.ts'
import * as people from '#test/support/accounts.ts'
import type { TestApp } from '#test/support/test-app.ts'
import { deleteStaleRegistrations, listRegistrations } from './store.registrations.ts'

let home: TestApp
beforeAll(async () => {
  home = await people.proxiedApp()
})
afterAll(() => home.close())

const register = (email: string) => people.post(home, 'auth/register', { body: people.form(email) })
async function pendingOf(email: string) {
  const member = await people.memberRow(home, email)
  const rows = await listRegistrations(home.application.db, member?.tenant_id ?? '', email)
  return rows.map((row) => row.id === member?.id)
}

test('an address keeps so many registrations and no more, the first among them', async () => {
  const email = people.newEmail()
  for (let i = 0; i < 10; i++) await register(email)
  const pending = await pendingOf(email)
  expect([pending.length, pending.filter(Boolean).length]).toEqual([8, 1])
})

test('who registers an address again and again from one network takes no place from others', async () => {
  const email = people.newEmail()
  const headers = people.stranger()
  for (let i = 0; i < 5; i++) await people.post(home, 'auth/register', { body: people.form(email), headers })
  expect(await pendingOf(email)).toEqual([true, false, false])
  const { registration } = (await people.post(home, 'auth/register', { body: people.form(email), headers })).body.data
  const rows = await listRegistrations(
    home.application.db,
    (await people.memberRow(home, email))?.tenant_id ?? '',
    email,
  )
  expect(rows.map((row) => row.token_hash)).toContain(hashSecret(registration))
})

test('of old registrations only the first stays, and of a verified address none', async () => {
  const [waiting, verified] = [people.newEmail(), people.newEmail()]
  await register(waiting)
  await register(waiting)
  await register(verified)
  const code = await people.newestCode(home, verified)
  await people.post(home, 'user/auth/email/verify', { body: { email: verified, code } })
  expect([await pendingOf(waiting), await pendingOf(verified)]).toEqual([[true, false], []])
  await deleteStaleRegistrations(home.application.db, addMs(home.application.clock.now(), dayMs))
  expect(await pendingOf(waiting)).toEqual([true])
})
