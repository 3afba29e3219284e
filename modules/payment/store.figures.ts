import { and, eq, gte, inArray, or, sql } from 'drizzle-orm'
import type { Db } from '#core/context.ts'
import { periodOf } from '#core/period.ts'
import type { Scope } from '#core/staff.ts'
import { inScope } from '#database/scope.ts'
import { weekOf } from '#database/weeks.ts'
import { invoices, ledger_entries } from './tables.ts'

const { event, account, amount, created_at } = ledger_entries
const isReceived = and(
  inArray(account, ['money_at_doku', 'money_at_yukk']),
  inArray(event, ['payment_received', 'unapplied_received']),
)
const isRefunded = and(eq(account, 'refunds_due'), eq(event, 'refund_sent'))
const sumOf = (condition: typeof isReceived) =>
  sql<number>`coalesce(sum(${amount}) filter (where ${condition}), 0)::float8`

/** By the books: what payers have sent from a day on, and what was sent back to them, week by week. */
export async function moneyByWeek(db: Db, scopes: readonly Scope[], from: string | undefined) {
  const { from: begin = new Date(0) } = periodOf({ from })
  const week = weekOf(created_at)
  const rows = await db
    .select({ week, received: sumOf(isReceived), refunded: sumOf(isRefunded) })
    .from(ledger_entries)
    .leftJoin(invoices, eq(invoices.id, ledger_entries.invoice_id))
    .where(and(inScope(scopes, { tenant: invoices.tenant_id }), gte(created_at, begin), or(isReceived, isRefunded)))
    .groupBy(week)
    .limit(100)
  return new Map(rows.map((row) => [row.week, row]))
}
