import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#core/ids.ts'
import { addMs, secondMs } from '#core/time.ts'
import { newestCode } from '#test/support/accounts.ts'
import { anyMember } from '#test/support/members.ts'
import { newNumber, phones } from '#test/support/phones.ts'
import { type TestApp, testApp } from '#test/support/test-app.ts'
import { users } from '../tables.ts'
import { provePhone, sendPhoneProof, sendPhoneProofOnce } from './phone-proof.ts'

let home: TestApp
beforeAll(async () => {
  home = await testApp()
  await phones(home).listen()
})
afterAll(() => home.close())

/** A member who claims a number for an order, and what can be done about it. */
async function aClaim() {
  const { db, ports, tenants, clock } = home.application
  const [member, destination] = [await anyMember(home), newNumber()]
  const tenant = tenants.all().find(({ id }) => id === member.tenant_id)
  if (!tenant) throw new Error('no such tenant')
  const start = clock.now()
  const user = { id: member.id, session_id: newId(), authenticated_at: start }
  const here = (seconds = 0) => ({ now: addMs(start, seconds * secondMs), tenant, ports, user })
  const number = { purpose: 'verify_booking' as const, destination }
  const proof = { ...number, text: (code: string) => `Kode ${code} untuk pengajuan UJI-1` }
  return {
    destination,
    send: () => db.transaction((tx) => sendPhoneProof(here(), tx, proof)),
    sendOnce: (seconds = 0) => db.transaction((tx) => sendPhoneProofOnce(here(seconds), tx, proof)),
    prove: (code: string, change: Partial<Parameters<typeof provePhone>[2]> = {}) =>
      db.transaction((tx) => provePhone(here(), tx, { ...number, code, ...change })),
    proven: async () => {
      const [row] = await db.select().from(users).where(eq(users.id, member.id))
      return row?.phone_verified_at ? row.phone_number : null
    },
  }
}

test('whoever asks for a proof chooses the words, and the right code makes the number the member’s own', async () => {
  const { destination, send, prove, proven } = await aClaim()
  expect(await send()).toMatchObject({ ok: true })
  const [message] = await home.sentTo(destination)
  expect(message?.text).toMatch(/^Kode \d{6} untuk pengajuan UJI-1$/)
  expect(await proven()).toBeNull()
  expect(await prove(await newestCode(home, destination))).toBe(true)
  expect(await proven()).toBe(destination)
})

test('a code of one purpose proves nothing for another, nor does it prove another number', async () => {
  const { destination, send, prove, proven } = await aClaim()
  await send()
  const code = await newestCode(home, destination)
  expect(await prove(code, { purpose: 'verify_phone' })).toBe(false)
  expect(await prove(code, { destination: newNumber() })).toBe(false)
  expect(await proven()).toBeNull()
})

test('too soon, nothing is sent and the wait is said; a form that comes again counts as sent', async () => {
  const { destination, send, sendOnce } = await aClaim()
  await send()
  const again = await send()
  expect([again.ok, again.wait_seconds]).toEqual([false, 60])
  expect(await sendOnce()).toMatchObject({ ok: true, next_allowed_at: again.next_allowed_at })
  expect(await home.sentTo(destination)).toHaveLength(1)
  expect((await sendOnce(61)).ok).toBe(true)
  expect(await home.sentTo(destination)).toHaveLength(2)
})
