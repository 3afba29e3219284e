import { and, eq, gt, inArray, isNull } from 'drizzle-orm'
import type { Db } from '#core/context.ts'
import { audit_log, staff, staff_grants, staff_sessions } from './tables.ts'

type GrantRow = Pick<typeof staff_grants.$inferSelect, 'role' | 'scope_kind' | 'scope_id'>

/** Of these sign-ins, those whose time is not over, with all that their people were granted. */
export async function listLiveGrants(db: Db, ids: readonly string[], now: Date) {
  if (ids.length === 0) return []
  return db
    .select({
      id: staff_sessions.id,
      last_seen_at: staff_sessions.last_seen_at,
      role: staff_grants.role,
      scope_kind: staff_grants.scope_kind,
      scope_id: staff_grants.scope_id,
    })
    .from(staff_sessions)
    .innerJoin(staff, eq(staff.id, staff_sessions.staff_id))
    .innerJoin(staff_grants, eq(staff_grants.staff_id, staff.id))
    .where(
      and(
        inArray(staff_sessions.id, [...ids]),
        isNull(staff_sessions.ended_at),
        gt(staff_sessions.expires_at, now),
        isNull(staff.deactivated_at),
      ),
    )
    .limit(ids.length * 200)
}

/** The sign-in behind a secret while it and its person last, with all they were granted. */
export async function findLiveStaff(db: Db, secret_hash: string, now: Date) {
  const rows = await db
    .select({
      id: staff.id,
      session_id: staff_sessions.id,
      last_seen_at: staff_sessions.last_seen_at,
      role: staff_grants.role,
      scope_kind: staff_grants.scope_kind,
      scope_id: staff_grants.scope_id,
    })
    .from(staff_sessions)
    .innerJoin(staff, eq(staff.id, staff_sessions.staff_id))
    .innerJoin(staff_grants, eq(staff_grants.staff_id, staff.id))
    .where(
      and(
        eq(staff_sessions.secret_hash, secret_hash),
        isNull(staff_sessions.ended_at),
        gt(staff_sessions.expires_at, now),
        isNull(staff.deactivated_at),
      ),
    )
    .limit(200)
  const [first] = rows
  return (
    first && {
      id: first.id,
      session_id: first.session_id,
      last_seen_at: first.last_seen_at,
      grants: rows satisfies GrantRow[],
    }
  )
}

export async function findStaff(db: Db, id: string) {
  const [row] = await db
    .select({
      id: staff.id,
      email: staff.email,
      full_name: staff.full_name,
      language: staff.language,
      totp_secret: staff.totp_secret,
      totp_step: staff.totp_step,
    })
    .from(staff)
    .where(eq(staff.id, id))
    .limit(1)
  return row
}

/** What somebody at the desk is called, for what they sign with their name. */
export async function staffName(db: Db, id: string): Promise<string> {
  const [row] = await db.select({ full_name: staff.full_name }).from(staff).where(eq(staff.id, id)).limit(1)
  if (!row) throw new Error('somebody at the desk has no account')
  return row.full_name
}

export const insertAudit = (db: Db, rows: (typeof audit_log.$inferInsert)[]) => db.insert(audit_log).values(rows)
