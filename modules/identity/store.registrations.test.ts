import { afterAll, beforeAll, expect, test } from 'vitest'
import { hashSecret, newId } from '#core/ids.ts'
import { addMs, dayMs } from '#core/time.ts'
import * as people from '#test/support/accounts.ts'
import type { TestApp } from '#test/support/test-app.ts'
import { deleteStaleRegistrations, insertRegistration, listRegistrations } from './store.registrations.ts'
import { users } from './tables.ts'

let home: TestApp
beforeAll(async () => {
  home = await people.proxiedApp()
})
afterAll(() => home.close())

const register = (email: string) => people.post(home, 'auth/register', { body: people.form(email) })
async function registeredEmail() {
  const email = people.newEmail()
  await register(email)
  return email
}
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

test.each([
  ['lowest', [1, 2, 3]],
  ['middle', [2, 1, 3]],
  ['highest', [3, 1, 2]],
] as const)('the first registration is never rewritten by another, also where its id is the %s', async (_, order) => {
  const { db } = home.application
  const tenant_id = (await people.memberRow(home, await registeredEmail()))?.tenant_id ?? ''
  const rowAt = (second: number, token_hash = newId()) => ({
    id: newId(new Date(second * 1000)),
    tenant_id,
    email,
    full_name: token_hash,
    phone_number: '+628123456789',
    password_hash: token_hash,
    language: 'id' as const,
    affiliate_code: null,
    created_at: new Date(0),
    network: '203.0.113.44',
    token_hash,
  })
  const email = people.newEmail()
  const [first, ...others] = order.map((second) => rowAt(second))
  if (!first) throw new Error('no first')
  const { network: _network, token_hash, ...member } = first
  await db.insert(users).values(member)
  for (const row of [first, ...others]) await insertRegistration(db, row)
  const renewed = rowAt(9)
  await insertRegistration(db, renewed)
  const rows = await listRegistrations(db, tenant_id, email)
  expect(rows).toHaveLength(3)
  expect(rows.find((row) => row.id === first.id)).toMatchObject({ token_hash, password_hash: first.password_hash })
  expect(rows.filter((row) => row.token_hash === renewed.token_hash)).toMatchObject([
    { full_name: renewed.full_name, password_hash: renewed.password_hash },
  ])
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
