import type { Db } from '#core/context.ts'
import { hashSecret, newId, newSecret } from '#core/ids.ts'
import type { Grant } from '#core/staff.ts'
import { addMs, dayMs, hourMs } from '#core/time.ts'
import { staff, staff_grants, staff_sessions } from '#modules/staff/tables.ts'

type Desk = { application: { db: Db; clock: { now(): Date } } }

/** Somebody at the desk with these grants, signed in. */
export async function someStaff({ application }: Desk, ...grants: Grant[]) {
  const { db, clock } = application
  const now = clock.now()
  const [id, session_id, token] = [newId(now), newId(now), newSecret()]
  const person = { id, email: `${id}@desk.test`, full_name: 'Nadia Putri', language: 'id' as const, created_at: now }
  await db.insert(staff).values(person)
  await db.insert(staff_grants).values(
    grants.map(({ role, scope }) => ({
      id: newId(now),
      staff_id: id,
      role,
      scope_kind: scope.kind,
      scope_id: scope.kind === 'platform' ? null : scope.id,
      // Long enough ago to decide with it.
      created_at: addMs(now, -2 * dayMs),
    })),
  )
  await db.insert(staff_sessions).values({
    id: session_id,
    staff_id: id,
    secret_hash: hashSecret(token),
    user_agent: 'test',
    ip: '127.0.0.1',
    created_at: now,
    last_seen_at: now,
    expires_at: addMs(now, hourMs),
  })
  return { id, session_id, token, person }
}

export const ofPartner = (id: string): Grant => ({ role: 'partner_owner', scope: { kind: 'partner', id } })
