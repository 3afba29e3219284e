import { and, eq, inArray, isNull, lt } from 'drizzle-orm'
import type { Db } from '#core/context.ts'
import type { Grant } from '#core/staff.ts'
import { grantRow } from './store.people.ts'
import { staff, staff_grants, staff_notices } from './tables.ts'

/** Who holds a role in a scope and still works here: where their mails go, and in which language. */
export function listContacts(db: Db, grant: Grant) {
  const { role, scope_kind, scope_id } = grantRow(grant)
  const isThere = scope_id === null ? isNull(staff_grants.scope_id) : eq(staff_grants.scope_id, scope_id)
  const holds = and(eq(staff_grants.role, role), eq(staff_grants.scope_kind, scope_kind), isThere)
  return db
    .selectDistinct({ id: staff.id, email: staff.email, full_name: staff.full_name, language: staff.language })
    .from(staff)
    .innerJoin(staff_grants, eq(staff_grants.staff_id, staff.id))
    .where(and(isNull(staff.deactivated_at), holds))
    .limit(100)
}

type Addressed = { staff_ids: readonly string[]; once_key: string; now: Date }

/** Gives those who were not mailed of it yet. */
export async function insertStaffNotices(
  db: Db,
  { staff_ids, once_key, now }: Addressed,
): Promise<ReadonlySet<string>> {
  if (staff_ids.length === 0) return new Set()
  const rows = await db
    .insert(staff_notices)
    .values(staff_ids.map((staff_id) => ({ staff_id, once_key, created_at: now })))
    .onConflictDoNothing()
    .returning({ staff_id: staff_notices.staff_id })
  return new Set(rows.map(({ staff_id }) => staff_id))
}

/** Those of these keys that somebody was mailed of. */
export async function listMailedKeys(db: Db, keys: readonly string[]): Promise<ReadonlySet<string>> {
  if (keys.length === 0) return new Set()
  const rows = await db
    .selectDistinct({ once_key: staff_notices.once_key })
    .from(staff_notices)
    .where(inArray(staff_notices.once_key, [...keys]))
    .limit(keys.length)
  return new Set(rows.map(({ once_key }) => once_key))
}

export const deleteOldNotices = (db: Db, before: Date) =>
  db.delete(staff_notices).where(lt(staff_notices.created_at, before))
