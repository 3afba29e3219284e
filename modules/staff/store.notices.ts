import { and, eq, inArray, isNull, lt, or, type SQL } from 'drizzle-orm'
import type { Db } from '#core/context.ts'
import type { Grant } from '#core/staff.ts'
import { grantRow } from './store.people.ts'
import { staff, staff_grants, staff_notices } from './tables.ts'

const mostOfOne = 100

/** Who holds one of these roles in its scope and still works here: where their mails go, and in which language. */
export function listContacts(db: Db, grants: readonly Grant[]) {
  const groups = Map.groupBy(grants.map(grantRow), ({ role, scope_kind }) => `${role} ${scope_kind}`)
  return db
    .selectDistinct({ id: staff.id, email: staff.email, full_name: staff.full_name, language: staff.language })
    .from(staff)
    .innerJoin(staff_grants, eq(staff_grants.staff_id, staff.id))
    .where(and(isNull(staff.deactivated_at), or(...[...groups.values()].map(isOneOf))))
    .orderBy(staff.id)
    .limit(mostOfOne * grants.length)
}

type GrantRow = ReturnType<typeof grantRow>

/** Of rows with one role and one kind of scope. */
function isOneOf(rows: readonly GrantRow[]): SQL | undefined {
  const [first] = rows
  const ids = rows.flatMap(({ scope_id }) => scope_id ?? [])
  const isThere = ids.length === 0 ? isNull(staff_grants.scope_id) : inArray(staff_grants.scope_id, ids)
  return first && and(eq(staff_grants.role, first.role), eq(staff_grants.scope_kind, first.scope_kind), isThere)
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
