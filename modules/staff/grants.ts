import type { Db } from '#core/context.ts'
import { hashSecret } from '#core/ids.ts'
import type { Grant, Scope, Staff } from '#core/staff.ts'
import type { StaffPorts } from './ports.ts'
import { isIdle, isSeenLongAgo } from './rules/session.ts'
import { markSeen } from './store.sign-in.ts'
import { findLiveStaff, listLiveGrants } from './store.ts'

type Row = { role: Grant['role']; scope_kind: Scope['kind']; scope_id: string | null }

export const grantOf = ({ role, scope_kind, scope_id }: Row): Grant => ({
  role,
  scope: scopeOf(scope_kind, scope_id),
})

export function scopeOf(kind: Scope['kind'], id: string | null | undefined): Scope {
  if (kind === 'platform') return { kind }
  if (!id) throw new Error(`a grant in a ${kind} names none`)
  return { kind, id }
}

/** Who has signed in with this secret, and all they may do. Read each time: a grant that was taken away is gone at once. */
export async function staffBySecret(db: Db, secret: string, now: Date): Promise<Staff | undefined> {
  const live = await liveBySecret(db, secret, now)
  if (live && isSeenLongAgo(live.last_seen_at, now)) await markSeen(db, live.staff.session_id, now)
  return live?.staff
}

/** The same of a page that asks by itself, as its socket does when it connects again: nobody need be there. */
export const findStaffBySecret = async (db: Db, secret: string, now: Date): Promise<Staff | undefined> =>
  (await liveBySecret(db, secret, now))?.staff

async function liveBySecret(db: Db, secret: string, now: Date) {
  const live = await findLiveStaff(db, hashSecret(secret), now)
  if (!live) return undefined
  const { id, session_id, last_seen_at } = live
  if (isIdle({ last_seen_at, roles: live.grants.map(({ role }) => role) }, now)) return undefined
  return { staff: { id, session_id, grants: live.grants.map(grantOf) }, last_seen_at }
}

/** Of these sign-ins, those that last, of people who still have a role: with where they have it. */
export async function listLiveStaffSessions(
  db: Db,
  ids: readonly string[],
  { role, now }: { role: Grant['role']; now: Date },
) {
  const rows = await listLiveGrants(db, ids, now)
  const bySession = Map.groupBy(rows, ({ id }) => id)
  // By all their roles: who also moves money is signed out sooner.
  const isAway = ({ id, last_seen_at }: (typeof rows)[number]) =>
    isIdle({ last_seen_at, roles: (bySession.get(id) ?? []).map((one) => one.role) }, now)
  return rows.filter((row) => row.role === role && !isAway(row))
}

const keyOf = (scope: Scope): string => (scope.kind === 'platform' ? '' : scope.id)

/** Grants as the wire has them, each scope with its name. */
export async function namedGrants<G extends Grant>(db: Db, grants: readonly G[], { desk }: Pick<StaffPorts, 'desk'>) {
  const names = await desk.scopeNames(
    db,
    grants.map(({ scope }) => scope),
  )
  return grants.map(({ role, scope, ...rest }) => ({
    ...rest,
    role,
    scope: {
      kind: scope.kind,
      id: scope.kind === 'platform' ? null : scope.id,
      name: names.get(keyOf(scope)) ?? '',
    },
  }))
}
