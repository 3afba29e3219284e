import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { codes } from '#core/refusal-codes.ts'
import { sessions } from '#modules/identity/tables.ts'
import { anyMember, signedIn } from '#test/support/members.ts'
import { type TestApp, testApp } from '#test/support/test-app.ts'
import { callers } from './callers.ts'

let home: TestApp
beforeAll(async () => {
  home = await testApp()
})
afterAll(() => home.close())

test('whoever’s sign-ins ended is looked up again, and nobody else', async () => {
  const { db, keys, clock, tenants } = home.application
  const known = callers(db, keys, clock.now)
  const [first, second] = [await anyMember(home), await anyMember(home)]
  const [left, stays] = [await signedIn(home, first), await signedIn(home, second)]
  const [tenant] = tenants.all().filter(({ id }) => id === first.tenant_id)
  if (!tenant) throw new Error('no tenant')
  const idOf = async ({ user_token }: { user_token: string }) => (await known.caller(tenant, user_token)).id
  expect([await idOf(left), await idOf(stays)]).toEqual([first.id, second.id])
  await db.update(sessions).set({ ended_at: clock.now() }).where(eq(sessions.user_id, first.id))
  known.forget(first.id)
  const select = vi.spyOn(db, 'select')
  expect(await idOf(stays)).toBe(second.id)
  expect(select).not.toHaveBeenCalled()
  await expect(idOf(left)).rejects.toMatchObject({ code: codes.token_expired })
})
