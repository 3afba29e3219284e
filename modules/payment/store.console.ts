import { and, asc, count, eq, sql } from 'drizzle-orm'
import type { Db } from '#core/context.ts'
import type { Scope } from '#core/staff.ts'
import { inScope } from '#database/scope.ts'
import { invoices, payments } from './tables.ts'

const columns = {
  payment_id: payments.id,
  payment_number: payments.payment_number,
  invoice_code: invoices.code,
  payer_name: invoices.payer_name,
  gateway: payments.gateway,
  amount: payments.amount,
  reason: payments.refund_reason,
  paid_at: payments.paid_at,
  created_at: payments.created_at,
  state: payments.state,
}

const within = (scopes: readonly Scope[]) => inScope(scopes, { tenant: invoices.tenant_id })

/** An attempt within somebody's scopes, in whatever state. */
export async function findRefund(db: Db, payment_id: string, scopes: readonly Scope[]) {
  const [row] = await db
    .select(columns)
    .from(payments)
    .innerJoin(invoices, eq(invoices.id, payments.invoice_id))
    .where(and(eq(payments.id, payment_id), within(scopes)))
    .limit(1)
  return row
}

export type RefundRow = NonNullable<Awaited<ReturnType<typeof findRefund>>>

export const listRefundsDue = (
  db: Db,
  scopes: readonly Scope[],
  { limit, offset }: { limit: number; offset: number },
) =>
  db
    .select(columns)
    .from(payments)
    .innerJoin(invoices, eq(invoices.id, payments.invoice_id))
    .where(and(eq(payments.state, 'refund_due'), within(scopes)))
    .orderBy(asc(payments.created_at), asc(payments.id))
    .limit(limit)
    .offset(offset)

export async function sumRefundsDue(db: Db, scopes: readonly Scope[]): Promise<{ total: number; amount: number }> {
  const [row] = await db
    .select({ total: count(), amount: sql<number>`coalesce(sum(${payments.amount}), 0)::float8` })
    .from(payments)
    .innerJoin(invoices, eq(invoices.id, payments.invoice_id))
    .where(and(eq(payments.state, 'refund_due'), within(scopes)))
  return row ?? { total: 0, amount: 0 }
}
