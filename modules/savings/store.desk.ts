import { and, asc, desc, eq, gte, ilike, inArray, isNotNull, ne, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#core/context.ts'
import type { Total } from '#core/list.ts'
import { periodOf } from '#core/period.ts'
import type { Scope } from '#core/staff.ts'
import { keysetOf } from '#database/keyset.ts'
import { inScope } from '#database/scope.ts'
import { weekOf } from '#database/weeks.ts'
import { type DeskQueue, queueStates } from './rules/desk.ts'
import type { PlanRow } from './store.ts'
import {
  savings_applicants as applicants,
  savings_deposits as deposits,
  savings_history as history,
  bank_notices as notices,
  savings_plans as plans,
} from './tables.ts'

// All tenants: a bank has savers of every brand. Its own are in the WHERE.
/** What a bank's people see of plans: theirs, once they were sent. */
const ofBank = (scopes: readonly Scope[]): SQL | undefined =>
  and(ne(plans.state, 'cart'), inScope(scopes, { bank: plans.partner_id }))

const likeText = (text: string): string => `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`
const matches = (search: string): SQL | undefined =>
  search === '' ? undefined : or(ilike(plans.code, likeText(search)), ilike(applicants.full_name, likeText(search)))

type Place = { sort: string; cursor?: string | undefined; limit: number }
type Query = { search: string; queue: DeskQueue }

export const plansWhere = (scopes: readonly Scope[], { search, queue }: Query): SQL | undefined =>
  and(
    ofBank(scopes),
    inArray(plans.state, [...queueStates[queue]]),
    queue === 'closing' ? isNotNull(plans.closing_requested_at) : undefined,
    matches(search),
  )

export async function selectPlans(db: Db, where: SQL | undefined, { limit, ...place }: Place) {
  const keyset = keysetOf({ id: plans.id, by: { submitted_at: plans.submitted_at } }, place)
  const rows = await db
    .select({ plan: plans, full_name: applicants.full_name })
    .from(plans)
    .leftJoin(applicants, eq(applicants.plan_id, plans.id))
    .where(and(where, keyset.behind))
    .orderBy(...keyset.order)
    .limit(limit + 1)
  return keyset.part(
    rows.map(({ plan, full_name }) => ({ ...plan, full_name })),
    limit,
  )
}

const mostCounted = 1000

export async function countPlansOf(db: Db, where: SQL | undefined): Promise<Total> {
  const some = db
    .select({ one: sql`1`.as('one') })
    .from(plans)
    .leftJoin(applicants, eq(applicants.plan_id, plans.id))
    .where(where)
    .limit(mostCounted + 1)
    .as('some')
  const count = await db.$count(some)
  return { count: Math.min(count, mostCounted), is_more: count > mostCounted }
}

export async function findPlanAt(db: Db, scopes: readonly Scope[], id: string): Promise<PlanRow | undefined> {
  const [row] = await db
    .select()
    .from(plans)
    .where(and(eq(plans.id, id), ofBank(scopes)))
    .limit(1)
  return row
}

/** Whether another plan at the bank has this account. */
export const hasAccountNumber = async (
  db: Db,
  { partner_id, account_number }: { partner_id: string; account_number: string },
): Promise<boolean> =>
  (await db.$count(plans, and(eq(plans.partner_id, partner_id), eq(plans.account_number, account_number)))) > 0

/** What happened to a plan and who of the bank did it, without single deposits. */
export const listSteps = (db: Db, plan_id: string) =>
  db
    .select({
      event: history.event,
      state: history.state,
      actor: history.actor,
      actor_id: history.actor_id,
      reason: history.reason,
      at: history.at,
    })
    .from(history)
    .where(and(eq(history.plan_id, plan_id), ne(history.event, 'deposit_beyond')))
    .orderBy(asc(history.at), asc(history.id))
    .limit(500)

type DepositQuery = { search: string; kind?: 'deposit' | 'correction' | 'payout' | undefined }

export const depositsWhere = (scopes: readonly Scope[], { search, kind }: DepositQuery): SQL | undefined =>
  and(ofBank(scopes), kind && eq(deposits.kind, kind), matches(search))

const depositRow = {
  id: deposits.id,
  plan_id: deposits.plan_id,
  code: plans.code,
  full_name: applicants.full_name,
  kind: deposits.kind,
  amount: deposits.amount,
  paid_at: deposits.paid_at,
  received_at: deposits.received_at,
  reference: deposits.reference,
}

export async function selectDeposits(db: Db, where: SQL | undefined, { limit, ...place }: Place) {
  const keyset = keysetOf({ id: deposits.id, by: { received_at: deposits.received_at } }, place)
  const rows = await db
    .select(depositRow)
    .from(deposits)
    .innerJoin(plans, eq(plans.id, deposits.plan_id))
    .leftJoin(applicants, eq(applicants.plan_id, plans.id))
    .where(and(where, keyset.behind))
    .orderBy(...keyset.order)
    .limit(limit + 1)
  return keyset.part(rows, limit)
}

export async function countDepositsOf(db: Db, where: SQL | undefined): Promise<Total> {
  const some = db
    .select({ one: sql`1`.as('one') })
    .from(deposits)
    .innerJoin(plans, eq(plans.id, deposits.plan_id))
    .leftJoin(applicants, eq(applicants.plan_id, plans.id))
    .where(where)
    .limit(mostCounted + 1)
    .as('some')
  const count = await db.$count(some)
  return { count: Math.min(count, mostCounted), is_more: count > mostCounted }
}

const noticesOf = (scopes: readonly Scope[]): SQL | undefined =>
  and(notices.needs_look, inScope(scopes, { bank: notices.partner_id }))

/** Messages that a person has to look at, the oldest first, with what was counted under their number. */
export const listDifferences = (db: Db, scopes: readonly Scope[]) =>
  db
    .select({
      id: notices.id,
      at: notices.at,
      body: notices.body,
      payment_request_id: notices.payment_request_id,
      plan_id: deposits.plan_id,
      amount: deposits.amount,
      code: plans.code,
      virtual_account: plans.virtual_account,
    })
    .from(notices)
    .leftJoin(
      deposits,
      and(eq(deposits.partner_id, notices.partner_id), eq(deposits.payment_request_id, notices.payment_request_id)),
    )
    .leftJoin(plans, eq(plans.id, deposits.plan_id))
    .where(noticesOf(scopes))
    .orderBy(asc(notices.at), asc(notices.id))
    .limit(200)

/** Of two who close it at once, one does. */
export async function resolveNotice(db: Db, scopes: readonly Scope[], id: string) {
  const [row] = await db
    .update(notices)
    .set({ needs_look: false })
    .where(and(eq(notices.id, id), noticesOf(scopes)))
    .returning({ id: notices.id, payment_request_id: notices.payment_request_id })
  return row
}

const count = sql<number>`count(*)::int`
type Counted = readonly { week: string; count: number }[]
const byWeek = (rows: Counted) => new Map(rows.map((row) => [row.week, row.count]))

/** What came, was decided and was deposited from a day on, by week; weeks without any are not among them. */
export async function plansByWeek(db: Db, scopes: readonly Scope[], from: string | undefined) {
  const { from: begin = new Date(0) } = periodOf({ from })
  const [sentIn, decidedIn, receivedIn] = [weekOf(plans.submitted_at), weekOf(history.at), weekOf(deposits.received_at)]
  const received = await db
    .select({ week: sentIn, count })
    .from(plans)
    .where(and(ofBank(scopes), gte(plans.submitted_at, begin)))
    .groupBy(sentIn)
    .limit(100)
  const decided = await db
    .select({ week: decidedIn, count })
    .from(history)
    .innerJoin(plans, eq(plans.id, history.plan_id))
    .where(and(ofBank(scopes), inArray(history.event, ['accept', 'reject']), gte(history.at, begin)))
    .groupBy(decidedIn)
    .limit(100)
  const deposited = await db
    .select({ week: receivedIn, count: sql`sum(${deposits.amount})`.mapWith(Number) })
    .from(deposits)
    .innerJoin(plans, eq(plans.id, deposits.plan_id))
    .where(and(ofBank(scopes), ne(deposits.kind, 'payout'), gte(deposits.received_at, begin)))
    .groupBy(receivedIn)
    .limit(100)
  return { received: byWeek(received), decided: byWeek(decided), deposited: byWeek(deposited) }
}

/** When those that wait for an account were sent. */
export async function listWaitingSince(db: Db, scopes: readonly Scope[]): Promise<Date[]> {
  const rows = await db
    .select({ at: plans.submitted_at })
    .from(plans)
    .where(and(ofBank(scopes), eq(plans.state, 'submitted'), isNotNull(plans.submitted_at)))
    .orderBy(desc(plans.submitted_at))
    .limit(10_000)
  return rows.flatMap(({ at }) => at ?? [])
}
