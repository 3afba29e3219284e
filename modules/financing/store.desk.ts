import { and, eq, gte, ilike, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#core/context.ts'
import type { Total } from '#core/list.ts'
import { periodOf } from '#core/period.ts'
import type { Scope } from '#core/staff.ts'
import { keysetOf, totalOf } from '#database/keyset.ts'
import { inScope } from '#database/scope.ts'
import { weekOf } from '#database/weeks.ts'
import { type DeskQueue, queueStates } from './rules/desk.ts'
import type { ApplicationRow } from './store.ts'
import {
  financing_applications as applications,
  financing_disbursements as disbursements,
  financing_history as history,
} from './tables.ts'

// All tenants: a bank has applicants of every brand. Its own are in the WHERE.
/** What a bank's people see of applications: theirs, once they were sent. */
const ofBank = (scopes: readonly Scope[]): SQL | undefined =>
  and(isNotNull(applications.submitted_at), inScope(scopes, { bank: applications.partner_id }))

const likeText = (text: string): string => `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`

// What was said to be paid and was not seen is to be paid still. Of one table alone, drizzle drops the table's name from a column, and here `id` would be the disbursement's own.
const isPaid = sql`exists (select 1 from ${disbursements} d where d.application_id = ${applications}.id and d.missed_at is null)`
const paidIn: Partial<Record<DeskQueue, SQL>> = { to_disburse: sql`not ${isPaid}`, repaying: isPaid }

type Query = { search: string; queue: DeskQueue }
type Place = { sort: string; cursor?: string | undefined; limit: number }

export const applicationsWhere = (scopes: readonly Scope[], { search, queue }: Query): SQL | undefined =>
  and(
    ofBank(scopes),
    inArray(applications.state, [...queueStates[queue]]),
    paidIn[queue],
    search === ''
      ? undefined
      : or(ilike(applications.code, likeText(search)), ilike(applications.name, likeText(search))),
  )

export async function selectApplications(db: Db, where: SQL | undefined, { limit, ...place }: Place) {
  const keyset = keysetOf({ id: applications.id, by: { submitted_at: applications.submitted_at } }, place)
  const rows = await db
    .select()
    .from(applications)
    .where(and(where, keyset.behind))
    .orderBy(...keyset.order)
    .limit(limit + 1)
  return keyset.part(rows, limit)
}

export const countApplications = (db: Db, where: SQL | undefined): Promise<Total> => totalOf(db, applications, where)

export async function findApplicationAt(
  db: Db,
  scopes: readonly Scope[],
  id: string,
): Promise<ApplicationRow | undefined> {
  const [row] = await db
    .select()
    .from(applications)
    .where(and(eq(applications.id, id), ofBank(scopes)))
    .limit(1)
  return row
}

const count = sql<number>`count(*)::int`
const byWeek = (rows: readonly { week: string; count: number }[]) => new Map(rows.map((row) => [row.week, row.count]))

/** What came, was decided and was disbursed from a day on, by week; weeks without any are not among them. */
export async function applicationsByWeek(db: Db, scopes: readonly Scope[], from: string | undefined) {
  const { from: begin = new Date(0) } = periodOf({ from })
  const sentIn = weekOf(applications.submitted_at)
  const received = await db
    .select({ week: sentIn, count })
    .from(applications)
    .where(and(ofBank(scopes), gte(applications.submitted_at, begin)))
    .groupBy(sentIn)
    .limit(100)
  const decidedIn = weekOf(history.at)
  const decided = await db
    .select({ week: decidedIn, count })
    .from(history)
    .innerJoin(applications, eq(applications.id, history.application_id))
    .where(and(ofBank(scopes), inArray(history.event, ['approve', 'reject']), gte(history.at, begin)))
    .groupBy(decidedIn)
    .limit(100)
  const paidOn = weekOf(disbursements.reported_at)
  const disbursed = await db
    .select({ week: paidOn, count: sql`sum(${disbursements.amount})`.mapWith(Number) })
    .from(disbursements)
    .innerJoin(applications, eq(applications.id, disbursements.application_id))
    .where(and(ofBank(scopes), gte(disbursements.reported_at, begin)))
    .groupBy(paidOn)
    .limit(100)
  return { received: byWeek(received), decided: byWeek(decided), disbursed: byWeek(disbursed) }
}

/** When those that the bank has to decide on were sent. */
export async function listWaitingSince(db: Db, scopes: readonly Scope[]): Promise<Date[]> {
  const rows = await db
    .select({ at: applications.submitted_at })
    .from(applications)
    .where(and(ofBank(scopes), eq(applications.state, 'verification')))
    .orderBy(applications.submitted_at)
    .limit(10_000)
  return rows.flatMap(({ at }) => at ?? [])
}

type Disbursed = { search: string; state: 'expected' | 'received' }

/** What banks say they have paid us: the platform's to look for on its account. */
export const disbursementsWhere = (scopes: readonly Scope[], { search, state }: Disbursed): SQL | undefined =>
  and(
    inScope(scopes, {}),
    state === 'expected' ? isNull(disbursements.received_at) : isNotNull(disbursements.received_at),
    search === ''
      ? undefined
      : or(ilike(applications.code, likeText(search)), ilike(disbursements.reference, likeText(search))),
  )

export async function selectDisbursements(db: Db, where: SQL | undefined, { limit, ...place }: Place) {
  const keyset = keysetOf({ id: disbursements.id, by: { reported_at: disbursements.reported_at } }, place)
  const rows = await db
    .select({ disbursement: disbursements, code: applications.code, partner_id: applications.partner_id })
    .from(disbursements)
    .innerJoin(applications, eq(applications.id, disbursements.application_id))
    .where(and(where, keyset.behind))
    .orderBy(...keyset.order)
    .limit(limit + 1)
  return keyset.part(
    rows.map(({ disbursement, ...of }) => ({ ...disbursement, ...of })),
    limit,
  )
}

// All tenants: the platform has one account for every brand.
export async function countDisbursements(db: Db, where: SQL | undefined): Promise<Total> {
  const [row] = await db
    .select({ count })
    .from(disbursements)
    .innerJoin(applications, eq(applications.id, disbursements.application_id))
    .where(where)
  return { count: row?.count ?? 0, is_more: false }
}

// All tenants: as above.
export async function findDisbursementAt(db: Db, scopes: readonly Scope[], id: string) {
  const [row] = await db
    .select({ disbursement: disbursements, code: applications.code })
    .from(disbursements)
    .innerJoin(applications, eq(applications.id, disbursements.application_id))
    .where(and(eq(disbursements.id, id), inScope(scopes, {})))
    .limit(1)
  return row
}
