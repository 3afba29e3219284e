import { and, gte, inArray, sql } from 'drizzle-orm'
import type { Db } from '#core/context.ts'
import { periodOf } from '#core/period.ts'
import type { Scope } from '#core/staff.ts'
import { inScope } from '#database/scope.ts'
import { weekOf } from '#database/weeks.ts'
import { payouts } from './tables.ts'

/** What was sent to payees from a day on and did not come back, week by week. */
export async function paidOutByWeek(db: Db, scopes: readonly Scope[], from: string | undefined) {
  const { from: begin = new Date(0) } = periodOf({ from })
  const week = weekOf(payouts.sent_at)
  const rows = await db
    .select({ week, amount: sql<number>`sum(${payouts.amount})::float8` })
    .from(payouts)
    .where(
      and(
        inScope(scopes, { tenant: payouts.tenant_id }),
        gte(payouts.sent_at, begin),
        inArray(payouts.state, ['sent', 'confirmed']),
      ),
    )
    .groupBy(week)
    .limit(100)
  return new Map(rows.map((row) => [row.week, row.amount]))
}
