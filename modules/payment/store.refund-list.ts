import { and, count, eq, ilike, inArray, ne, notInArray, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#core/context.ts'
import type { Total } from '#core/list.ts'
import type { Scope } from '#core/staff.ts'
import { keysetOf, totalOf } from '#database/keyset.ts'
import { inScope } from '#database/scope.ts'
import { openRefundStatuses, type RefundStatus } from './rules/refund-status.ts'
import { refundColumns } from './store.console.ts'
import { invoices, payments, refunds } from './tables.ts'

type RefundQuery = {
  search?: string
  status?: RefundStatus | undefined
  /** Where a second person is waited for is known by the desk's requests: these are theirs. */
  waiting: readonly string[]
  /** Only of these orders. */
  order_ids?: readonly string[] | undefined
}
type Part = { sort: string; cursor?: string | undefined; limit: number }

function statusWhere({ status, waiting }: RefundQuery): SQL | undefined {
  if (status === undefined) return ne(refunds.state, 'confirmed')
  if (status !== 'due' && status !== 'awaiting_approval') return eq(refunds.state, status)
  const isOne = waiting.length === 0 ? sql`false` : inArray(refunds.id, [...waiting])
  const isNone = waiting.length === 0 ? undefined : notInArray(refunds.id, [...waiting])
  return and(eq(refunds.state, 'due'), status === 'awaiting_approval' ? isOne : isNone)
}

function searched(search: string | undefined): SQL | undefined {
  if (!search) return undefined
  const name = `%${search.replaceAll(/[\\%_]/g, '\\$&')}%`
  return or(eq(invoices.code, search), eq(payments.payment_number, search), ilike(invoices.payer_name, name))
}

const ofOrders = (order_ids: readonly string[] | undefined): SQL | undefined =>
  order_ids && (order_ids.length > 0 ? inArray(invoices.order_id, [...order_ids]) : sql`false`)

/** What somebody looks for among the refunds within their scopes; nothing named, all that is not over. */
export function refundsWhere(db: Db, scopes: readonly Scope[], query: RefundQuery): SQL | undefined {
  const own = db
    .select({ id: payments.id })
    .from(payments)
    .innerJoin(invoices, eq(invoices.id, payments.invoice_id))
    .where(and(inScope(scopes, { tenant: invoices.tenant_id }), searched(query.search), ofOrders(query.order_ids)))
  return and(statusWhere(query), inArray(refunds.payment_id, own))
}

const sorted = { id: refunds.id, by: { decided_at: refunds.decided_at } }

// All tenants: by a condition of `refundsWhere`.
export async function selectRefunds(db: Db, where: SQL | undefined, { limit, ...place }: Part) {
  const keyset = keysetOf(sorted, place)
  const rows = await db
    .select({ id: refunds.id, ...refundColumns })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.payment_id))
    .innerJoin(invoices, eq(invoices.id, payments.invoice_id))
    .where(and(where, keyset.behind))
    .orderBy(...keyset.order)
    .limit(limit + 1)
  return keyset.part(rows, limit)
}

export const countRefunds = (db: Db, where: SQL | undefined): Promise<Total> => totalOf(db, refunds, where)

type Sum = { status: (typeof openRefundStatuses)[number]; count: number; amount: number }

/** What is open in all; one after another, for a transaction asks one thing at a time. */
export async function sumsByStatus(db: Db, scopes: readonly Scope[], waiting: readonly string[]): Promise<Sum[]> {
  const sums: Sum[] = []
  for (const status of openRefundStatuses) {
    const [row] = await db
      .select({ count: count(), amount: sql<number>`coalesce(sum(${refunds.amount}), 0)::float8` })
      .from(refunds)
      .where(refundsWhere(db, scopes, { status, waiting }))
    sums.push({ status, ...(row ?? { count: 0, amount: 0 }) })
  }
  return sums
}

/** The orders whose money has not left, within somebody's scopes, the oldest refund first. */
export async function listOrdersUnsent(db: Db, scopes: readonly Scope[]): Promise<string[]> {
  const rows = await db
    .select({ order_id: invoices.order_id })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.payment_id))
    .innerJoin(invoices, eq(invoices.id, payments.invoice_id))
    .where(and(inArray(refunds.state, ['due', 'approved']), inScope(scopes, { tenant: invoices.tenant_id })))
    .orderBy(refunds.decided_at, refunds.id)
    .limit(500)
  return rows.map(({ order_id }) => order_id)
}
