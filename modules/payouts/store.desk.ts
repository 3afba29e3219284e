import { and, asc, count, eq, gte, ilike, inArray, lt, notInArray, or, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '#core/context.ts'
import type { Total } from '#core/list.ts'
import type { Period } from '#core/period.ts'
import type { Scope } from '#core/staff.ts'
import { keysetOf, totalOf } from '#database/keyset.ts'
import { inScope } from '#database/scope.ts'
import type { Reach } from './reach.ts'
import type { PayoutStatus } from './rules/status.ts'
import type { Payout } from './store.ts'
import { earnings, payouts } from './tables.ts'

type Page = { sort: string; cursor?: string | undefined; limit: number }
export type OfPayee = Period & { payee_id?: string | undefined }
type Searched = { search?: string }

const likeText = (text: string): string => `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`

const within = (column: AnyPgColumn, { from, until }: Period): SQL | undefined =>
  and(from && gte(column, from), until && lt(column, until))

const reached = (table: typeof earnings | typeof payouts, { scopes, consultant_ids }: Reach): SQL => {
  const within = inScope(scopes, { tenant: table.tenant_id, partner: table.payee_id, store: table.payee_id })
  const isOwn = and(eq(table.payee_kind, 'affiliate'), inArray(table.payee_id, [...consultant_ids]))
  return consultant_ids.length === 0 ? within : (or(within, isOwn) ?? within)
}

/** Earnings are of a payee, at a tenant. */
const earningsReached = (reach: Reach): SQL => reached(earnings, reach)

/** Payouts are sent by the desk of a tenant; payees see their own. */
const payoutsReached = (reach: Reach): SQL => reached(payouts, reach)

export function earningsWhere(reach: Reach, query: OfPayee & Searched): SQL | undefined {
  const { payee_id, search, ...period } = query
  const own = payee_id === undefined ? undefined : eq(earnings.payee_id, payee_id)
  const named = search ? ilike(earnings.reason, likeText(search)) : undefined
  return and(earningsReached(reach), own, named, within(earnings.created_at, period))
}

const earningSorts = { id: earnings.id, by: { created_at: earnings.created_at } }

// All tenants: by a condition of `earningsWhere`.
export async function selectEarnings(db: Db, where: SQL | undefined, { limit, ...place }: Page) {
  const keyset = keysetOf(earningSorts, place)
  const rows = await db
    .select()
    .from(earnings)
    .where(and(where, keyset.behind))
    .orderBy(...keyset.order)
    .limit(limit + 1)
  return keyset.part(rows, limit)
}

// All tenants: by a condition of `earningsWhere`.
export const countEarnings = (db: Db, where: SQL | undefined): Promise<Total> => totalOf(db, earnings, where)

const feesOf = (condition: SQL) => sql<number>`coalesce(sum(${earnings.fee}) filter (where ${condition}), 0)::float8`
const sumOf = (condition: SQL) => sql<number>`coalesce(sum(${earnings.amount}) filter (where ${condition}), 0)::float8`

/** What was earned and taken back within a period with our fee of it, what was sent in it, and what is owed now, whenever it was earned. */
export async function sumStatement(db: Db, reach: Reach, { payee_id, ...period }: OfPayee) {
  const whole = earningsWhere(reach, { payee_id })
  const isInPeriod = within(earnings.created_at, period) ?? sql`true`
  // What the bank returned is owed again, and was earned once.
  const isEarned = sql`${earnings.order_kind} <> 'payout' and ${isInPeriod}`
  const [earned] = await db
    .select({
      earned: sumOf(sql`${earnings.amount} > 0 and ${isEarned}`),
      taken_back: sumOf(sql`${earnings.amount} < 0 and ${isEarned}`),
      fees: feesOf(isEarned),
      unclaimed: sumOf(sql`${earnings.payout_id} is null`),
      unclaimed_fees: feesOf(sql`${earnings.payout_id} is null`),
    })
    .from(earnings)
    .where(whole)
  const isSent = sql`${payouts.state} in ('sent', 'confirmed') and ${within(payouts.sent_at, period) ?? sql`true`}`
  const [paid] = await db
    .select({
      paid: sql<number>`coalesce(sum(${payouts.amount}) filter (where ${isSent}), 0)::float8`,
      drawn: sql<number>`coalesce(sum(${payouts.amount}) filter (where ${payouts.state} in ('due', 'approved')), 0)::float8`,
    })
    .from(payouts)
    .where(and(payoutsReached(reach), payee_id === undefined ? undefined : eq(payouts.payee_id, payee_id)))
  return {
    earned: earned?.earned ?? 0,
    taken_back: -(earned?.taken_back ?? 0) || 0,
    fees: earned?.fees ?? 0,
    paid: paid?.paid ?? 0,
    due: (earned?.unclaimed ?? 0) - (earned?.unclaimed_fees ?? 0) + (paid?.drawn ?? 0),
  }
}

export type PayoutQuery = OfPayee & Searched & { status?: PayoutStatus | undefined; waiting: readonly string[] }

const isClosed = inArray(payouts.state, ['confirmed', 'returned'])

/** Where a second person is waited for is known by the desk's requests: `waiting` are theirs. */
function statusWhere(status: PayoutStatus | undefined, waiting: readonly string[]): SQL | undefined {
  if (status === undefined) return undefined
  if (status === 'closed') return isClosed
  if (status === 'sent' || status === 'approved') return eq(payouts.state, status)
  const isOne = waiting.length === 0 ? sql`false` : inArray(payouts.id, [...waiting])
  const isNone = waiting.length === 0 ? undefined : notInArray(payouts.id, [...waiting])
  return and(eq(payouts.state, 'due'), status === 'awaiting_approval' ? isOne : isNone)
}

export function payoutsWhere(scopes: readonly Scope[], query: PayoutQuery): SQL | undefined {
  const { payee_id, status, waiting, search, ...period } = query
  const own = payee_id === undefined ? undefined : eq(payouts.payee_id, payee_id)
  return and(
    inScope(scopes, { tenant: payouts.tenant_id }),
    own,
    within(payouts.drawn_at, period),
    search ? ilike(payouts.reference, likeText(search)) : undefined,
    statusWhere(status, waiting),
  )
}

const payoutSorts = { id: payouts.id, by: { drawn_at: payouts.drawn_at, amount: payouts.amount } }

// All tenants: by a condition of `payoutsWhere`.
export async function selectPayouts(db: Db, where: SQL | undefined, { limit, ...place }: Page) {
  const keyset = keysetOf(payoutSorts, place)
  const rows = await db
    .select()
    .from(payouts)
    .where(and(where, keyset.behind))
    .orderBy(...keyset.order)
    .limit(limit + 1)
  return keyset.part(rows, limit)
}

// All tenants: by a condition of `payoutsWhere`.
export const countPayouts = (db: Db, where: SQL | undefined): Promise<Total> => totalOf(db, payouts, where)

const openStatuses = ['due', 'awaiting_approval', 'approved', 'sent'] as const
type Sum = { status: (typeof openStatuses)[number]; count: number; amount: number }

/** What is open in all; one after another, for a transaction asks one thing at a time. */
export async function sumsByStatus(db: Db, scopes: readonly Scope[], waiting: readonly string[]): Promise<Sum[]> {
  const sums: Sum[] = []
  for (const status of openStatuses) {
    const [row] = await db
      .select({ count: count(), amount: sql<number>`coalesce(sum(${payouts.amount}), 0)::float8` })
      .from(payouts)
      .where(payoutsWhere(scopes, { status, waiting }))
    sums.push({ status, ...(row ?? { count: 0, amount: 0 }) })
  }
  return sums
}

/** Whoever has ever had a payout within these scopes, for the filter. */
export const listPaid = (db: Db, scopes: readonly Scope[]) =>
  db
    .selectDistinct({ payee_kind: payouts.payee_kind, payee_id: payouts.payee_id, tenant_id: payouts.tenant_id })
    .from(payouts)
    .where(inScope(scopes, { tenant: payouts.tenant_id }))
    .limit(1_000)

/** A payout that somebody may read: of their tenant, or their own. */
export async function readPayout(db: Db, id: string, reach: Reach): Promise<Payout | undefined> {
  const [row] = await db
    .select()
    .from(payouts)
    .where(and(eq(payouts.id, id), payoutsReached(reach)))
    .limit(1)
  return row
}

// All tenants: by a payout that the caller has found as theirs.
/** Of which days a payout is, and what it is made of. */
export async function partsOfPayout(db: Db, payout_id: string) {
  const [row] = await db
    .select({
      from: sql<string | null>`(min(${earnings.created_at}) at time zone 'Asia/Jakarta')::date::text`,
      until: sql<string | null>`(max(${earnings.created_at}) at time zone 'Asia/Jakarta')::date::text`,
      earned: sumOf(sql`${earnings.amount} > 0 and ${earnings.order_kind} <> 'payout'`),
      taken_back: sumOf(sql`${earnings.amount} < 0`),
      fees: feesOf(sql`true`),
      paid_again: sumOf(sql`${earnings.order_kind} = 'payout'`),
    })
    .from(earnings)
    .where(eq(earnings.payout_id, payout_id))
  if (!row?.from || !row.until) throw new Error('a payout of nothing')
  return { ...row, from: row.from, until: row.until }
}

// All tenants: by a payout that the caller has found as theirs.
/** What a payout has claimed, the oldest first. */
export const earningsOfPayout = (db: Db, payout_id: string, limit: number) =>
  db
    .select()
    .from(earnings)
    .where(eq(earnings.payout_id, payout_id))
    .orderBy(asc(earnings.created_at), asc(earnings.id))
    .limit(limit)

// All tenants: by earnings that the caller has found as theirs.
/** Which of these payouts have left us. */
export async function sentAmong(db: Db, payout_ids: readonly string[]): Promise<Set<string>> {
  if (payout_ids.length === 0) return new Set()
  const rows = await db
    .select({ id: payouts.id })
    .from(payouts)
    .where(and(inArray(payouts.id, [...payout_ids]), notInArray(payouts.state, ['due', 'approved'])))
    .limit(payout_ids.length)
  return new Set(rows.map(({ id }) => id))
}

const paidIn = (...states: Payout['state'][]) =>
  sql<number>`coalesce(sum(${payouts.amount}) filter (where ${inArray(payouts.state, states)}), 0)::float8`

/** What consultants within reach have earned, lost again and been paid, all of it. */
export async function sumCommissionsPaid(db: Db, reach: Reach) {
  const isEarned = sql`${earnings.order_kind} <> 'payout'`
  const [earned] = await db
    .select({
      earned: sumOf(sql`${earnings.amount} > 0 and ${isEarned}`),
      taken_back: sumOf(sql`${earnings.amount} < 0 and ${isEarned}`),
      available: sumOf(sql`${earnings.payout_id} is null`),
    })
    .from(earnings)
    .where(and(earningsReached(reach), eq(earnings.payee_kind, 'affiliate')))
  const [paid] = await db
    .select({ paid_out: paidIn('sent', 'confirmed'), requested: paidIn('due', 'approved') })
    .from(payouts)
    .where(and(payoutsReached(reach), eq(payouts.payee_kind, 'affiliate')))
  return {
    ...{ earned: earned?.earned ?? 0, taken_back: -(earned?.taken_back ?? 0) || 0 },
    ...{ available: earned?.available ?? 0, requested: paid?.requested ?? 0, paid_out: paid?.paid_out ?? 0 },
  }
}
