import { and, asc, desc, eq, exists, ilike, inArray, isNull, max, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#core/context.ts'
import type { Grant, Scope } from '#core/staff.ts'
import { keysetOf, totalOf } from '#database/keyset.ts'
import { staff, staff_grants, staff_recovery_codes, staff_sessions } from './tables.ts'

/** Grants within these scopes: those of the platform reach all, the others their own. */
function reached(scopes: readonly Scope[]): SQL {
  const each = scopes.map((scope) =>
    scope.kind === 'platform'
      ? sql`true`
      : and(eq(staff_grants.scope_kind, scope.kind), eq(staff_grants.scope_id, scope.id)),
  )
  return or(...each) ?? sql`false`
}

const worksIn = (db: Db, scopes: readonly Scope[]) =>
  exists(
    db
      .select({ id: staff_grants.id })
      .from(staff_grants)
      .where(and(eq(staff_grants.staff_id, staff.id), reached(scopes))),
  )

const escaped = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`

type Query = { scopes: readonly Scope[]; search: string; sort: string; cursor?: string | undefined; limit: number }
const sorted = { id: staff.id, by: { full_name: staff.full_name } }

export async function listPeople(db: Db, { scopes, search, limit, ...place }: Query) {
  const keyset = keysetOf(sorted, place)
  const named =
    search === '' ? undefined : or(ilike(staff.full_name, escaped(search)), ilike(staff.email, escaped(search)))
  const where = and(isNull(staff.deactivated_at), worksIn(db, scopes), named)
  const rows = await db
    .select({
      id: staff.id,
      full_name: staff.full_name,
      email: staff.email,
      has_password: sql<boolean>`${staff.password_hash} is not null`,
      has_second_factor: sql<boolean>`${staff.totp_secret} is not null`,
    })
    .from(staff)
    .where(and(where, keyset.behind))
    .orderBy(...keyset.order)
    .limit(limit + 1)
  return { ...keyset.part(rows, limit), total: await totalOf(db, staff, where) }
}

/** The grants of these people within the scopes. */
export const listGrants = (db: Db, staff_ids: readonly string[], scopes: readonly Scope[]) =>
  db
    .select()
    .from(staff_grants)
    .where(and(inArray(staff_grants.staff_id, [...staff_ids]), reached(scopes)))
    .orderBy(asc(staff_grants.created_at), asc(staff_grants.id))
    .limit(1_000)

export async function lastSeen(db: Db, staff_ids: readonly string[]): Promise<Map<string, Date>> {
  const rows = await db
    .select({ id: staff_sessions.staff_id, at: max(staff_sessions.last_seen_at) })
    .from(staff_sessions)
    .where(inArray(staff_sessions.staff_id, [...staff_ids]))
    .groupBy(staff_sessions.staff_id)
    .orderBy(desc(staff_sessions.staff_id))
  return new Map(rows.flatMap(({ id, at }) => (at ? [[id, at] as const] : [])))
}

const person = {
  id: staff.id,
  email: staff.email,
  full_name: staff.full_name,
  language: staff.language,
  password_hash: staff.password_hash,
}

/** Somebody who works within the scopes, locked: what is changed of them is changed by one at a time. */
export async function lockPerson(db: Db, id: string, scopes: readonly Scope[]) {
  const [row] = await db
    .select(person)
    .from(staff)
    .where(and(eq(staff.id, id), isNull(staff.deactivated_at), worksIn(db, scopes)))
    .limit(1)
    .for('update')
  return row
}

/** The person of an address, made where nobody has it. */
export async function takePerson(db: Db, row: typeof staff.$inferInsert) {
  await db.insert(staff).values(row).onConflictDoNothing({ target: staff.email })
  const [one] = await db.select(person).from(staff).where(eq(staff.email, row.email)).limit(1).for('update')
  if (!one) throw new Error('somebody who was just written is not there')
  return one
}

/** `false`, where they have it already. */
export async function insertGrant(db: Db, row: typeof staff_grants.$inferInsert): Promise<boolean> {
  const rows = await db.insert(staff_grants).values(row).onConflictDoNothing().returning({ id: staff_grants.id })
  return rows.length === 1
}

export const deleteGrant = (db: Db, id: string) => db.delete(staff_grants).where(eq(staff_grants.id, id))

/** The app and the recovery codes of somebody are gone: they set up anew. */
export async function clearTwoStep(db: Db, id: string): Promise<void> {
  await db.update(staff).set({ totp_secret: null }).where(eq(staff.id, id))
  await db.delete(staff_recovery_codes).where(eq(staff_recovery_codes.staff_id, id))
}

export const grantRow = ({ role, scope }: Grant) => ({
  role,
  scope_kind: scope.kind,
  scope_id: scope.kind === 'platform' ? null : scope.id,
})

/** Whom to write to: somebody who still works here. */
export async function findPerson(db: Db, id: string) {
  const [row] = await db
    .select({ email: staff.email, full_name: staff.full_name, language: staff.language })
    .from(staff)
    .where(and(eq(staff.id, id), isNull(staff.deactivated_at)))
    .limit(1)
  return row
}

/** Who holds a role in a scope, and still works here. */
export async function listHolders(db: Db, grant: Grant): Promise<string[]> {
  const { role, scope_kind, scope_id } = grantRow(grant)
  const isThere = scope_id === null ? isNull(staff_grants.scope_id) : eq(staff_grants.scope_id, scope_id)
  const rows = await db
    .selectDistinct({ id: staff.id })
    .from(staff)
    .innerJoin(staff_grants, eq(staff_grants.staff_id, staff.id))
    .where(
      and(isNull(staff.deactivated_at), eq(staff_grants.role, role), eq(staff_grants.scope_kind, scope_kind), isThere),
    )
    .limit(100)
  return rows.map(({ id }) => id)
}

/** Where these people hold a role; nowhere, once they no longer work here. */
export async function listScopesOf(db: Db, { role, staff_ids }: { role: Grant['role']; staff_ids: readonly string[] }) {
  if (staff_ids.length === 0) return []
  return db
    .select({ staff_id: staff.id, scope_kind: staff_grants.scope_kind, scope_id: staff_grants.scope_id })
    .from(staff)
    .innerJoin(staff_grants, eq(staff_grants.staff_id, staff.id))
    .where(and(inArray(staff.id, [...staff_ids]), isNull(staff.deactivated_at), eq(staff_grants.role, role)))
    .limit(staff_ids.length * 200)
}

/** What these people are called, whether they still work here or not. */
export async function staffNames(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  const unique = [...new Set(ids)]
  if (unique.length === 0) return new Map()
  const rows = await db
    .select({ id: staff.id, full_name: staff.full_name })
    .from(staff)
    .where(inArray(staff.id, unique))
    .limit(unique.length)
  return new Map(rows.map(({ id, full_name }) => [id, full_name]))
}

/** Where these people are written to. */
export async function staffEmails(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  const unique = [...new Set(ids)]
  if (unique.length === 0) return new Map()
  const rows = await db
    .select({ id: staff.id, email: staff.email })
    .from(staff)
    .where(inArray(staff.id, unique))
    .limit(unique.length)
  return new Map(rows.map(({ id, email }) => [id, email]))
}
