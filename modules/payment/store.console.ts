import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '#core/context.ts'
import type { Scope } from '#core/staff.ts'
import { inScope } from '#database/scope.ts'
import { invoices, payments, refunds } from './tables.ts'

/** What the desk shows of a refund. */
export const refundColumns = {
  refund_id: refunds.id,
  payment_id: payments.id,
  payment_number: payments.payment_number,
  invoice_code: invoices.code,
  payer_name: invoices.payer_name,
  order_kind: invoices.order_kind,
  order_id: invoices.order_id,
  gateway: payments.gateway,
  kind: payments.kind,
  method_id: payments.method_id,
  method_code: payments.method_code,
  amount: refunds.amount,
  reason: refunds.reason,
  via: refunds.via,
  reference: refunds.reference,
  gateway_note: refunds.gateway_note,
  try_at: refunds.try_at,
  paid_at: payments.paid_at,
  decided_at: refunds.decided_at,
  state: refunds.state,
}

const within = (scopes: readonly Scope[]) => inScope(scopes, { tenant: invoices.tenant_id })

/** A refund within somebody's scopes, in whatever state. */
export async function findRefund(db: Db, refund_id: string, scopes: readonly Scope[]) {
  const [row] = await db
    .select(refundColumns)
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.payment_id))
    .innerJoin(invoices, eq(invoices.id, payments.invoice_id))
    .where(and(eq(refunds.id, refund_id), within(scopes)))
    .limit(1)
  return row
}

export type RefundRow = NonNullable<Awaited<ReturnType<typeof findRefund>>>

// All tenants: by refunds that the caller has found as theirs.
/** All that goes back of the orders that these refunds are of, sent or not, by refund. */
export async function sumsOfOrders(db: Db, refund_ids: readonly string[]): Promise<Map<string, number>> {
  if (refund_ids.length === 0) return new Map()
  const own = db
    .select({ refund_id: refunds.id, order_id: invoices.order_id })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.payment_id))
    .innerJoin(invoices, eq(invoices.id, payments.invoice_id))
    .where(inArray(refunds.id, [...refund_ids]))
    .as('own')
  const rows = await db
    .select({ refund_id: own.refund_id, amount: sql<number>`coalesce(sum(${refunds.amount}), 0)::float8` })
    .from(own)
    .innerJoin(invoices, eq(invoices.order_id, own.order_id))
    .innerJoin(payments, eq(payments.invoice_id, invoices.id))
    .innerJoin(refunds, eq(refunds.payment_id, payments.id))
    .groupBy(own.refund_id)
    .limit(refund_ids.length)
  return new Map(rows.map(({ refund_id, amount }) => [refund_id, amount]))
}
