import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '#core/context.ts'
import type { LineLeft, RefundPart } from './rules/invoice-lines.ts'
import { invoice_lines, invoices, payments, refund_accounts, refund_lines, refunds } from './tables.ts'

export type Refund = typeof refunds.$inferSelect

/** A refund with what it gives back, as parts of the statement of `store.transition.ts`. */
export const insertRefund = (db: Db, row: typeof refunds.$inferInsert) => db.insert(refunds).values(row)
export const insertParts = (db: Db, refund_id: string, parts: readonly RefundPart[]) =>
  db.insert(refund_lines).values(parts.map((part) => ({ ...part, refund_id })))

/** Only if it is still in that state, as a part of the same. */
export const changeRefund = (db: Db, was: Pick<Refund, 'id' | 'state'>, to: Partial<Refund>) =>
  db
    .update(refunds)
    .set(to)
    .where(and(eq(refunds.id, was.id), eq(refunds.state, was.state)))
    .returning({ id: refunds.id })

/** The refunds of an attempt whose invoice is locked, oldest first. */
export const listRefundsOf = (db: Db, payment_id: string): Promise<Refund[]> =>
  db
    .select()
    .from(refunds)
    .where(eq(refunds.payment_id, payment_id))
    .orderBy(asc(refunds.decided_at), asc(refunds.id))
    .limit(500)

/** How much of each of these attempts goes back, by attempt. */
export async function sumRefunded(db: Db, payment_ids: readonly string[]): Promise<Map<string, number>> {
  const rows = await db
    .select({ payment_id: refunds.payment_id, amount: sql<number>`sum(${refunds.amount})::float8` })
    .from(refunds)
    .where(inArray(refunds.payment_id, [...payment_ids]))
    .groupBy(refunds.payment_id)
  return new Map(rows.map(({ payment_id, amount }) => [payment_id, amount]))
}

export async function findPaymentOf(db: Db, refund_id: string): Promise<string | undefined> {
  const [row] = await db
    .select({ payment_id: refunds.payment_id })
    .from(refunds)
    .where(eq(refunds.id, refund_id))
    .limit(1)
  return row?.payment_id
}

const refunded = sql<number>`coalesce((select sum(${refund_lines.amount}) from ${refund_lines}
  where ${refund_lines.invoice_line_id} = ${invoice_lines.id}), 0)::float8`

export type Line = LineLeft & { invoice_id: string; label: { id: string; en: string } }

/** The lines of invoices that the caller has locked, with what of each goes back already. */
export const listLines = (db: Db, invoice_ids: readonly string[]): Promise<Line[]> =>
  db
    .select({
      id: invoice_lines.id,
      invoice_id: invoice_lines.invoice_id,
      item: invoice_lines.item,
      label: invoice_lines.label,
      amount: invoice_lines.amount,
      refunded,
    })
    .from(invoice_lines)
    .where(inArray(invoice_lines.invoice_id, [...invoice_ids]))
    .orderBy(asc(invoice_lines.invoice_id), asc(invoice_lines.position))
    .limit(5_000)

/** What a refund gives back, by line. */
export const listParts = (db: Db, refund_id: string) =>
  db
    .select({ invoice_line_id: refund_lines.invoice_line_id, amount: refund_lines.amount })
    .from(refund_lines)
    .where(eq(refund_lines.refund_id, refund_id))
    .limit(5_000)

// All tenants: by an order that the caller has found as theirs.
/** All refunds of the money of an order, oldest first. */
export const listRefundsOfOrder = (db: Db, order_id: string) =>
  db
    .select({ refund: refunds, is_settling: payments.is_settling, kind: payments.kind })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.payment_id))
    .innerJoin(invoices, eq(invoices.id, payments.invoice_id))
    .where(eq(invoices.order_id, order_id))
    .orderBy(asc(refunds.decided_at), asc(refunds.id))
    .limit(500)

// All tenants: by an order that the caller has found as theirs.
/** What of some things of an order goes back, by refund, oldest first. */
export const listRefundsOfItems = (db: Db, { order_id, items }: { order_id: string; items: readonly string[] }) =>
  db
    .select({
      amount: sql<number>`sum(${refund_lines.amount})::float8`,
      state: refunds.state,
      gateway_note: refunds.gateway_note,
      gateway: payments.gateway,
      method_code: payments.method_code,
      decided_at: refunds.decided_at,
      given_at: refund_accounts.given_at,
      sent_at: refunds.sent_at,
      confirmed_at: refunds.confirmed_at,
    })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.payment_id))
    .innerJoin(invoices, eq(invoices.id, payments.invoice_id))
    .innerJoin(refund_lines, eq(refund_lines.refund_id, refunds.id))
    .innerJoin(invoice_lines, eq(invoice_lines.id, refund_lines.invoice_line_id))
    .leftJoin(refund_accounts, eq(refund_accounts.id, refunds.id))
    .where(and(eq(invoices.order_id, order_id), inArray(invoice_lines.item, [...items])))
    .groupBy(refunds.id, payments.id, refund_accounts.id)
    .orderBy(asc(refunds.decided_at), asc(refunds.id))
    .limit(500)
