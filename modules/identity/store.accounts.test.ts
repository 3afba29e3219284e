import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#core/ids.ts'
import { addMs, hourMs } from '#core/time.ts'
import { newEmail } from '#test/support/accounts.ts'
import { anyMember } from '#test/support/members.ts'
import { type TestApp, testApp } from '#test/support/test-app.ts'
import { listSignInAddresses } from './store.accounts.ts'
import { sessions } from './tables.ts'

let home: TestApp
beforeAll(async () => {
  home = await testApp()
})
afterAll(() => home.close())

test('of very many addresses a member has signed in from, the newest are known, each once', async () => {
  const { db, clock } = home.application
  const { id: user_id, email, tenant_id } = await anyMember(home, { email: newEmail() })
  const now = clock.now()
  const session = (ip: string, hours: number) => {
    const at = addMs(now, -hours * hourMs)
    return { id: newId(), user_id, user_agent: '', ip, created_at: at, authenticated_at: at }
  }
  const newestFirst = Array.from({ length: 300 }, (_, i) => `10.0.${i >> 8}.${i & 255}`)
  // Signed in from there first of all, and again just now.
  const again = session('10.0.0.0', 400)
  await db.insert(sessions).values([again, ...newestFirst.map((ip, i) => session(ip, i)).reverse()])
  const known = await listSignInAddresses(db, { tenant_id, email }, addMs(now, -1000 * hourMs))
  expect(known).toEqual(newestFirst.slice(0, 200))
})
