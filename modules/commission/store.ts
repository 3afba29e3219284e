import { and, asc, desc, eq, isNull, or, sql } from 'drizzle-orm'
import type { Db } from '#core/context.ts'
import type { Scope } from '#core/staff.ts'
import { inScope } from '#database/scope.ts'
import { commission_history, commission_rates, commissions } from './tables.ts'

export type Commission = typeof commissions.$inferSelect
export type RateRow = typeof commission_rates.$inferSelect
export type Step = typeof commission_history.$inferInsert
type Sold = { tenant_id: string; partner_id: string | null; product_id: string | null }

/** Every rate that may hold for something that a tenant sells. */
export const listRatesFor = (db: Db, { tenant_id, partner_id, product_id }: Sold): Promise<RateRow[]> =>
  db
    .select()
    .from(commission_rates)
    .where(
      and(
        eq(commission_rates.tenant_id, tenant_id),
        or(
          and(isNull(commission_rates.partner_id), isNull(commission_rates.product_id)),
          partner_id === null ? undefined : eq(commission_rates.partner_id, partner_id),
          product_id === null ? undefined : eq(commission_rates.product_id, product_id),
        ),
      ),
    )
    .limit(5_000)

/** The rates within somebody's scopes, by what they are of, the newest of each first. */
export const listRates = (db: Db, scopes: readonly Scope[]): Promise<RateRow[]> =>
  db
    .select()
    .from(commission_rates)
    .where(inScope(scopes, { tenant: commission_rates.tenant_id }))
    .orderBy(
      asc(commission_rates.tenant_id),
      sql`${commission_rates.product_id} nulls first`,
      sql`${commission_rates.partner_id} nulls first`,
      desc(commission_rates.valid_from),
    )
    .limit(2_000)

/** False where another of the same begins on that day. */
export async function insertRate(db: Db, row: RateRow): Promise<boolean> {
  const made = await db
    .insert(commission_rates)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: commission_rates.id })
  return made.length === 1
}

/** One thing of an order has one consultant, once; told again, nothing happens. */
export async function insertCommission(db: Db, row: Commission): Promise<boolean> {
  const made = await db.insert(commissions).values(row).onConflictDoNothing().returning({ id: commissions.id })
  return made.length === 1
}

// All tenants: by an order that an event brings.
/** What is still expected of an order, or of one thing of it; locked. */
export const lockExpected = (db: Db, order_id: string, item?: string): Promise<Commission[]> =>
  db
    .select()
    .from(commissions)
    .where(
      and(
        eq(commissions.order_id, order_id),
        eq(commissions.state, 'expected'),
        item === undefined ? undefined : eq(commissions.item, item),
      ),
    )
    .orderBy(asc(commissions.id))
    .limit(100)
    .for('update')

export const insertStep = (db: Db, step: Step) => db.insert(commission_history).values(step)

// All tenants: by a row that the caller has locked.
/** Only if it is still in that state; for transition.ts alone. */
export async function stepCommission(db: Db, was: Pick<Commission, 'id' | 'state'>, to: Partial<Commission>) {
  const rows = await db
    .update(commissions)
    .set(to)
    .where(and(eq(commissions.id, was.id), eq(commissions.state, was.state)))
    .returning({ id: commissions.id })
  return rows.length === 1
}

// All tenants: the books are checked as a whole.
/** What the rows say of the money that the books have under each event. */
export async function sumsOfRows(db: Db) {
  const [row] = await db
    .select({
      expected: sql<number>`coalesce(sum(${commissions.amount}), 0)::float8`,
      reversed: sql<number>`coalesce(sum(${commissions.reversed}), 0)::float8`,
      earned: sql<number>`coalesce(sum(${commissions.amount} - ${commissions.reversed})
        filter (where ${commissions.state} = 'earned'), 0)::float8`,
    })
    .from(commissions)
  if (!row) throw new Error('nothing was summed')
  return row
}

// All tenants: the books are checked as a whole.
/** Commissions that are not what their history made them. */
export const unlikeTheirHistory = (db: Db) =>
  db
    .select({ id: commissions.id })
    .from(commissions)
    .where(
      sql`${commissions.reversed} <> coalesce((select sum(h.amount) from ${commission_history} h
          where h.commission_id = ${commissions.id} and h.event in ('lower', 'reverse')), 0)
        or (${commissions.state} = 'reversed') <> (${commissions.reversed} = ${commissions.amount})
        or ${commissions.amount} <> coalesce((select sum(h.amount) from ${commission_history} h
          where h.commission_id = ${commissions.id} and h.event = 'expect'), 0)`,
    )
    .limit(100)
