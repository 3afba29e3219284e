import { and, desc, eq, gt, inArray, isNull, ne, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#core/context.ts'
import { jakartaDate } from '#core/time.ts'
import type { Counted } from './rules/progress.ts'
import { savings_deposits as deposits, savings_plans as plans } from './tables.ts'

const sumOf = (where?: SQL) =>
  sql<number>`coalesce(sum(${deposits.amount})${where ? sql` filter (where ${where})` : sql``}, 0)::bigint`.mapWith(
    Number,
  )

/** What the bank has counted, by plan; of a plan without a deposit there is nothing. */
export async function countedOf(db: Db, plan_ids: readonly string[]): Promise<Map<string, Counted>> {
  if (plan_ids.length === 0) return new Map()
  const rows = await db
    .select({
      plan_id: deposits.plan_id,
      balance: sumOf(),
      saved: sumOf(ne(deposits.kind, 'payout')),
      last_paid_at: sql<Date | null>`max(${deposits.paid_at}) filter (where ${eq(deposits.kind, 'deposit')})`.mapWith(
        deposits.paid_at,
      ),
    })
    .from(deposits)
    .where(inArray(deposits.plan_id, [...plan_ids]))
    .groupBy(deposits.plan_id)
  return new Map(
    rows.map(({ plan_id, balance, saved, last_paid_at }) => [
      plan_id,
      { balance, saved, last_paid_on: last_paid_at ? jakartaDate(last_paid_at) : null },
    ]),
  )
}

/** As the bank counted them, the latest first. */
export const listDeposits = (db: Db, plan_id: string) =>
  db
    .select({
      id: deposits.id,
      kind: deposits.kind,
      amount: deposits.amount,
      paid_at: deposits.paid_at,
      received_at: deposits.received_at,
      reference: deposits.reference,
    })
    .from(deposits)
    .where(eq(deposits.plan_id, plan_id))
    .orderBy(desc(deposits.paid_at), desc(deposits.id))
    .limit(500)

/** The balance leaves with the account. One for each plan: a second is refused by the index. */
export const insertPayout = (db: Db, row: Omit<typeof deposits.$inferInsert, 'kind'>) =>
  db.insert(deposits).values({ ...row, kind: 'payout' })

// All tenants: a job reminds savers of every brand.
/** Open plans whose day of the month it is, or was within the last few. */
export const listAwaiting = (
  db: Db,
  { days, limit, after }: { days: readonly number[]; limit: number; after: string | undefined },
) =>
  db
    .select()
    .from(plans)
    .where(
      and(
        inArray(plans.state, ['accepted', 'saving']),
        isNull(plans.closing_requested_at),
        inArray(plans.deposit_day, [...days]),
        after === undefined ? undefined : gt(plans.id, after),
      ),
    )
    .orderBy(plans.id)
    .limit(limit)
