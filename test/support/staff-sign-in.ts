import { eq } from 'drizzle-orm'
import { hashSecret, newId } from '#core/ids.ts'
import type { Grant } from '#core/staff.ts'
import { newTotpSecret, sealTotp, unusedCode } from '#modules/staff/sign-in/two-step.ts'
import { staff, staff_grants, staff_sessions } from '#modules/staff/tables.ts'
import { ask, type TestApp } from './test-app.ts'

export const staffPassword = 'Kerja-Rapi#88'
const admin: Grant = { role: 'admin', scope: { kind: 'platform' } }

export type KnownStaff = { id: string; email: string; totp_secret: string }

/** Somebody with a password and an app set up, not signed in. */
export async function aColleague({ application }: TestApp, grant: Grant = admin): Promise<KnownStaff> {
  const { db, ports, clock } = application
  const now = clock.now()
  const [id, totp_secret] = [newId(now), newTotpSecret()]
  const email = `${id}@desk.test`
  const password_hash = await ports.passwords.hash(staffPassword)
  const sealed = sealTotp(ports, id, totp_secret)
  const person = { id, email, full_name: 'Nadia Putri', language: 'id' as const, created_at: now }
  await db.insert(staff).values({ ...person, password_hash, totp_secret: sealed })
  const { kind } = grant.scope
  const scope_id = grant.scope.kind === 'platform' ? null : grant.scope.id
  await db
    .insert(staff_grants)
    .values({ id: newId(now), staff_id: id, role: grant.role, scope_kind: kind, scope_id, created_at: now })
  return { id, email, totp_secret }
}

export const begin = async (home: TestApp, email: string, password = staffPassword) =>
  ask(home, 'POST', '/api/console/v1/sign-in', { body: { email, password } })

export const finish = (home: TestApp, sign_in_token: string, code: string) =>
  ask(home, 'POST', '/api/console/v1/sign-in/code', { body: { sign_in_token, code } })

/** The code that the app shows; where it was used, the next. */
export const codeOf = ({ application }: TestApp, secret: string, used_step = 0): string =>
  unusedCode(secret, used_step, application.clock.now()) ?? ''

/** Gives whoever has signed in with this token an app, and the code that it shows. */
export async function stepCodeOf(home: TestApp, token: string): Promise<string> {
  const { db, ports } = home.application
  const mine = eq(staff_sessions.secret_hash, hashSecret(token))
  const [session] = await db.select({ id: staff_sessions.staff_id }).from(staff_sessions).where(mine)
  const id = session?.id ?? newId()
  const secret = newTotpSecret()
  await db
    .update(staff)
    .set({ totp_secret: sealTotp(ports, id, secret), totp_step: 0 })
    .where(eq(staff.id, id))
  return codeOf(home, secret)
}
