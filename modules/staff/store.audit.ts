import {
  and,
  arrayContained,
  arrayOverlaps,
  desc,
  eq,
  gte,
  ilike,
  inArray,
  isNotNull,
  lt,
  ne,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import type { Db } from '#core/context.ts'
import type { Total } from '#core/list.ts'
import { periodOf } from '#core/period.ts'
import { type Scope, staffRoles } from '#core/staff.ts'
import { keysetOf, totalOf } from '#database/keyset.ts'
import { weekOf } from '#database/weeks.ts'
import { audit_log, staff } from './tables.ts'

export type AuditQuery = {
  search: string
  call?: string | undefined
  drafts?: 'shown' | undefined
  from?: Date | undefined
  until?: Date | undefined
}
type AuditPage = { sort: string; cursor?: string | undefined; limit: number }

/**
 * What was done by a grant within one of these scopes. What somebody also did as one of the platform is not a tenant's to read:
 * all that let them has to be within.
 */
function withinScopes(scopes: readonly Scope[]): SQL | undefined {
  if (scopes.some(({ kind }) => kind === 'platform')) return undefined
  const spelled = scopes.flatMap((scope) =>
    scope.kind === 'platform' ? [] : staffRoles.map((role) => `${role} ${scope.kind}:${scope.id}`),
  )
  if (spelled.length === 0) return sql`false`
  return and(arrayOverlaps(audit_log.granted_by, spelled), arrayContained(audit_log.granted_by, spelled))
}

const likeText = (text: string): string => `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`

/** Who is meant by a part of a name or address. Few work at the desk: their table is small. */
async function staffNamed(db: Db, text: string): Promise<string[]> {
  const pattern = likeText(text)
  const rows = await db
    .select({ id: staff.id })
    .from(staff)
    .where(or(ilike(staff.full_name, pattern), ilike(staff.email, pattern)))
    .orderBy(staff.id)
    .limit(50)
  return rows.map(({ id }) => id)
}

/** The id of the thing as a whole, or a part of the name of who did it. */
async function searched(db: Db, search: string): Promise<SQL | undefined> {
  if (search === '') return undefined
  const people = await staffNamed(db, search)
  const isThing = eq(audit_log.thing_id, search)
  return people.length > 0 ? or(isThing, inArray(audit_log.staff_id, people)) : isThing
}

/** What a reader looks for, within what is theirs: for the rows, their number and the export alike. */
export async function auditWhere(db: Db, scopes: readonly Scope[], query: AuditQuery): Promise<SQL | undefined> {
  const { search, call, drafts, from, until } = query
  return and(
    withinScopes(scopes),
    await searched(db, search),
    call === undefined ? undefined : eq(audit_log.call, call),
    // Who filters by a call means that call.
    call === undefined && drafts === undefined ? ne(audit_log.thing, 'draft') : undefined,
    from && gte(audit_log.at, from),
    until && lt(audit_log.at, until),
  )
}

const sorted = { id: audit_log.id, by: { at: audit_log.at } }

export async function selectAudit(db: Db, where: SQL | undefined, { limit, ...place }: AuditPage) {
  const keyset = keysetOf(sorted, place)
  const rows = await db
    .select({
      id: audit_log.id,
      at: audit_log.at,
      staff_id: audit_log.staff_id,
      full_name: staff.full_name,
      email: staff.email,
      call: audit_log.call,
      thing: audit_log.thing,
      thing_id: audit_log.thing_id,
      before: audit_log.before,
      after: audit_log.after,
      reason: audit_log.reason,
    })
    .from(audit_log)
    .innerJoin(staff, eq(staff.id, audit_log.staff_id))
    .where(and(where, keyset.behind))
    .orderBy(...keyset.order)
    .limit(limit + 1)
  return keyset.part(rows, limit)
}

export const countAudit = (db: Db, where: SQL | undefined): Promise<Total> => totalOf(db, audit_log, where)

/** Which calls have left anything, for the filter: one step through the index for each, however many rows it has. */
export async function auditedCalls(db: Db): Promise<string[]> {
  const { rows } = await db.execute<{ call: string }>(sql`
    with recursive calls as (
      (select call from ${audit_log} order by call limit 1)
      union all
      select (select a.call from ${audit_log} a where a.call > calls.call order by a.call limit 1)
      from calls where calls.call is not null
    )
    select call from calls where call is not null order by call limit 300`)
  return rows.map(({ call }) => call)
}

/** What was changed at the desk of these things, the newest first; looks are left out. */
export const listChangesOf = (db: Db, thing_ids: readonly string[], limit: number) =>
  db
    .select({ at: audit_log.at, thing: audit_log.thing, call: audit_log.call, full_name: staff.full_name })
    .from(audit_log)
    .innerJoin(staff, eq(staff.id, audit_log.staff_id))
    .where(and(inArray(audit_log.thing_id, [...thing_ids]), isNotNull(audit_log.before)))
    .orderBy(desc(audit_log.at))
    .limit(limit)

/** Those who do the same about one thing at once are counted one after the other. */
export const lockDone = (db: Db, { call, thing_id }: { call: string; thing_id: string }) =>
  db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${call} ${thing_id}`}, 0))`)

/** How often that was done about a thing since then. */
export const countDone = (db: Db, { call, thing_id, since }: { call: string; thing_id: string; since: Date }) =>
  db.$count(audit_log, and(eq(audit_log.thing_id, thing_id), eq(audit_log.call, call), gte(audit_log.at, since)))

type Doing = { staff_id: string; calls: readonly string[]; from: string | undefined }

/** How often somebody made one of these calls from a day on, by week. */
export async function doneByWeek(db: Db, { staff_id, calls, from }: Doing): Promise<Map<string, number>> {
  const { from: begin = new Date(0) } = periodOf({ from })
  const week = weekOf(audit_log.at)
  const rows = await db
    .select({ week, count: sql<number>`count(*)::int` })
    .from(audit_log)
    .where(and(eq(audit_log.staff_id, staff_id), inArray(audit_log.call, [...calls]), gte(audit_log.at, begin)))
    .groupBy(week)
    .limit(100)
  return new Map(rows.map((row) => [row.week, row.count]))
}
