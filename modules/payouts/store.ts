import { and, asc, eq, gte, inArray, isNull, lt, or, sql } from 'drizzle-orm'
import type { Db } from '#core/context.ts'
import type { Scope } from '#core/staff.ts'
import { inScope } from '#database/scope.ts'
import { earnings, payouts } from './tables.ts'

export type Earning = typeof earnings.$inferSelect
export type Payout = typeof payouts.$inferSelect
/** A payee, and the tenant at which they earned. */
export type Payee = Pick<Payout, 'tenant_id' | 'payee_kind' | 'payee_id'>

/** What is new of it; a thing that this payee has earned already is left as it is. */
export const insertEarnings = (db: Db, rows: (typeof earnings.$inferInsert)[]): Promise<Earning[]> =>
  db.insert(earnings).values(rows).onConflictDoNothing().returning()

// All tenants: by an order that the caller has found.
/** All that was earned of an order and taken back again, locked: of two who take back at once, the second sees what is left. */
export const lockEarningsOf = (db: Db, order_id: string): Promise<Earning[]> =>
  db.select().from(earnings).where(eq(earnings.order_id, order_id)).orderBy(asc(earnings.id)).limit(1_000).for('update')

const isOf = ({ tenant_id, payee_kind, payee_id }: Payee) =>
  and(eq(earnings.tenant_id, tenant_id), eq(earnings.payee_kind, payee_kind), eq(earnings.payee_id, payee_id))

type Earned = { since?: Date | undefined; before?: Date | undefined }

const isWithin = ({ since, before }: Earned) =>
  and(sql`true`, since && gte(earnings.created_at, since), before && lt(earnings.created_at, before))

/**
 * Of two who draw at once, the second waits and then has nothing left to claim. What was taken back counts on whatever day it was:
 * nobody is paid it first.
 */
export const lockUnclaimed = (db: Db, payee: Payee, period: Earned = {}) =>
  db
    .select({ id: earnings.id, amount: earnings.amount, fee: earnings.fee })
    .from(earnings)
    .where(and(isOf(payee), isNull(earnings.payout_id), or(isWithin(period), lt(earnings.amount, 0))))
    .orderBy(asc(earnings.id))
    .limit(10_000)
    .for('update')

export const insertPayout = (db: Db, row: Payout) => db.insert(payouts).values(row)

// All tenants: by rows that the caller has locked.
export async function claimEarnings(db: Db, payout_id: string, ids: readonly string[]): Promise<void> {
  const rows = await db
    .update(earnings)
    .set({ payout_id })
    .where(and(inArray(earnings.id, [...ids]), isNull(earnings.payout_id)))
    .returning({ id: earnings.id })
  if (rows.length !== ids.length) throw new Error('an earning was claimed although it was locked')
}

const sum = sql<number>`coalesce(sum(${earnings.amount}), 0)::float8`
/** What is paid of it: without our fee. */
const net = sql<number>`coalesce(sum(${earnings.amount} - ${earnings.fee}), 0)::float8`
const fees = sql<number>`coalesce(sum(${earnings.fee}), 0)::float8`

// All tenants: the job draws for every payee; each payout is of one tenant.
/** Payees with at least this much unclaimed. */
export const listPayable = (db: Db, least: number): Promise<Payee[]> =>
  db
    .select({ tenant_id: earnings.tenant_id, payee_kind: earnings.payee_kind, payee_id: earnings.payee_id })
    .from(earnings)
    .where(isNull(earnings.payout_id))
    .groupBy(earnings.tenant_id, earnings.payee_kind, earnings.payee_id)
    .having(sql`${net} >= ${Math.max(1, least)}`)
    .limit(10_000)

/** Payees within somebody's scopes to whom something is owed that was earned within a period. */
export const listOwed = (db: Db, scopes: readonly Scope[], { payee_id, ...period }: Earned & { payee_id?: string }) =>
  db
    .selectDistinct({ tenant_id: earnings.tenant_id, payee_kind: earnings.payee_kind, payee_id: earnings.payee_id })
    .from(earnings)
    .where(
      and(
        inScope(scopes, { tenant: earnings.tenant_id }),
        isNull(earnings.payout_id),
        isWithin(period),
        payee_id === undefined ? undefined : eq(earnings.payee_id, payee_id),
      ),
    )
    .limit(1_000)

/** Whether a payee has ever earned anything within these scopes. */
export const hasEarned = async (db: Db, scopes: readonly Scope[], payee_id: string): Promise<boolean> =>
  (await db.$count(earnings, and(inScope(scopes, { tenant: earnings.tenant_id }), eq(earnings.payee_id, payee_id)))) > 0

/** Payouts are sent for a tenant; payees see theirs in their statement. */
const within = (scopes: readonly Scope[]) => inScope(scopes, { tenant: payouts.tenant_id })

// All tenants: by payouts that the caller has found as theirs.
/** Which payouts these pay again, by the payout that does. */
export async function listRepeats(db: Db, payout_ids: readonly string[]): Promise<Map<string, string[]>> {
  const rows = await db
    .select({ payout_id: earnings.payout_id, repeats: earnings.order_id })
    .from(earnings)
    .where(and(inArray(earnings.payout_id, [...payout_ids]), eq(earnings.order_kind, 'payout')))
    .limit(1_000)
  const grouped = Map.groupBy(rows, ({ payout_id }) => payout_id ?? '')
  return new Map([...grouped].map(([id, all]) => [id, all.map(({ repeats }) => repeats)]))
}

/** Payees who are one person. */
type Same = { id: string; same_id: string }

// All tenants: by payouts that the caller has found as theirs.
/**
 * What counts for the limit of sending these: what they pay with all that was drawn for the same payee, or person, within a week
 * before, and what was sent before and came back, however often. Nobody sends much in small parts, nor by having it returned and
 * sending it again.
 */
export async function sumsWithRepeats(
  db: Db,
  payout_ids: readonly string[],
  same: readonly Same[],
): Promise<Map<string, number>> {
  if (payout_ids.length === 0) return new Map()
  const [ids, same_ids] = [same.map(({ id }) => id), same.map(({ same_id }) => same_id)]
  const { rows } = await db.execute<{ id: string; amount: number }>(sql`
    with recursive same(payee_id, same_id) as (
      select payee_id, payee_id from ${payouts} where id = any(${sql.param([...payout_ids])}::uuid[])
      union
      select * from unnest(${sql.param(ids)}::uuid[], ${sql.param(same_ids)}::uuid[])
    ), paid(id, payout_id) as (
      select own.id, lately.id from ${payouts} own join same on same.payee_id = own.payee_id join ${payouts} lately
      on lately.payee_id = same.same_id and lately.drawn_at between own.drawn_at - interval '7 days' and own.drawn_at
      where own.id = any(${sql.param([...payout_ids])}::uuid[])
      union
      select paid.id, repeat.order_id from paid
      join ${earnings} repeat on repeat.payout_id = paid.payout_id and repeat.order_kind = 'payout'
    )
    select paid.id, sum(${payouts.amount})::float8 as amount
    from paid join ${payouts} on ${payouts.id} = paid.payout_id group by paid.id`)
  return new Map(rows.map(({ id, amount }) => [id, amount]))
}

/** A payout within somebody's scopes; locked where it is to change. */
export async function findPayout(db: Db, id: string, scopes: readonly Scope[]): Promise<Payout | undefined> {
  const [row] = await db
    .select()
    .from(payouts)
    .where(and(eq(payouts.id, id), within(scopes)))
    .limit(1)
    .for('update')
  return row
}

// All tenants: by a row that the caller has locked.
/** Only if it is still in that state; for transition.ts alone. */
export async function stepPayout(db: Db, was: Pick<Payout, 'id' | 'state'>, to: Partial<Payout>): Promise<boolean> {
  const rows = await db
    .update(payouts)
    .set(to)
    .where(and(eq(payouts.id, was.id), eq(payouts.state, was.state)))
    .returning({ id: payouts.id })
  return rows.length === 1
}

// All tenants: the books are checked as a whole.
/** Payouts that are not the sum of what they claimed. */
export const unlikeTheirEarnings = (db: Db) =>
  db
    .select({ id: payouts.id })
    .from(payouts)
    .leftJoin(earnings, eq(earnings.payout_id, payouts.id))
    .groupBy(payouts.id)
    .having(sql`${net} <> ${payouts.amount} or ${fees} <> ${payouts.fee}`)
    .limit(100)

// All tenants: the books are checked as a whole.
/** Earnings of which more was taken back than there was. */
export const overReversed = (db: Db) =>
  db
    .select({ id: earnings.reverses })
    .from(earnings)
    .where(sql`${earnings.reverses} is not null`)
    .groupBy(earnings.reverses)
    .having(sql`-${sum} > (select e.amount from ${earnings} e where e.id = ${earnings.reverses})`)
    .limit(100)

/** What a bank returned was earned once; what a consultant has is ours to give, and no buyer's money. */
const isOfBuyers = sql`order_kind <> 'payout' and payee_kind <> 'affiliate'`
const isCommission = sql`order_kind <> 'payout' and payee_kind = 'affiliate'`

// All tenants: the books are checked as a whole.
/** What the rows say of the money that the books have under each event. */
export async function sumsOfRows(db: Db) {
  const { rows } = await db.execute<
    Record<
      | 'earned'
      | 'reversed'
      | 'commissions'
      | 'commissions_back'
      | 'promo'
      | 'promo_returned'
      | 'drawn'
      | 'fees'
      | 'fees_returned'
      | 'sent'
      | 'confirmed'
      | 'returned',
      number
    >
  >(sql`
    select (select coalesce(sum(amount - promo), 0) from ${earnings} where amount > 0 and ${isOfBuyers})::float8 as earned,
      (select coalesce(-sum(amount - promo), 0) from ${earnings} where amount < 0 and ${isOfBuyers})::float8 as reversed,
      (select coalesce(sum(amount - promo), 0) from ${earnings} where amount > 0 and ${isCommission})::float8 as commissions,
      (select coalesce(-sum(amount - promo), 0) from ${earnings} where amount < 0 and ${isCommission})::float8 as commissions_back,
      (select coalesce(sum(promo), 0) from ${earnings} where promo > 0)::float8 as promo,
      (select coalesce(-sum(promo), 0) from ${earnings} where promo < 0)::float8 as promo_returned,
      coalesce(sum(amount), 0)::float8 as drawn,
      coalesce(sum(fee) filter (where fee > 0), 0)::float8 as fees,
      coalesce(-sum(fee) filter (where fee < 0), 0)::float8 as fees_returned,
      coalesce(sum(amount) filter (where state not in ('due', 'approved')), 0)::float8 as sent,
      coalesce(sum(amount) filter (where state = 'confirmed'), 0)::float8 as confirmed,
      coalesce(sum(amount) filter (where state = 'returned'), 0)::float8 as returned
    from ${payouts}`)
  const [row] = rows
  if (!row) throw new Error('nothing was summed')
  return row
}
