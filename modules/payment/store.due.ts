import { and, asc, desc, eq, gt, inArray, isNull, lte, ne, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#core/context.ts'
import type { OrderKind } from './rules/order-kinds.ts'
import { type StillDue, stillDue } from './rules/outstanding.ts'
import type { Invoice } from './store.ts'
import { invoices, payments } from './tables.ts'

const atOnce = 500
type Between = { after: Date; before: Date }

// All tenants: reminders go out for every invoice; each is sent as its own tenant.
/** Invoices that wait to be paid and are due in that time, a handful at once: there may be very many. */
export async function* invoicesDue(db: Db, { after, before }: Between): AsyncGenerator<Invoice[]> {
  let last: Pick<Invoice, 'due_at' | 'id'> | undefined
  do {
    const later: Pick<Invoice, 'due_at' | 'id'> | undefined = last
    const rows: Invoice[] = await db
      .select()
      .from(invoices)
      .where(
        and(
          eq(invoices.state, 'waiting'),
          isNull(invoices.overdue_at),
          ne(invoices.stage, 'financed'),
          gt(invoices.due_at, after),
          lte(invoices.due_at, before),
          later &&
            or(gt(invoices.due_at, later.due_at), and(eq(invoices.due_at, later.due_at), gt(invoices.id, later.id))),
        ),
      )
      .orderBy(asc(invoices.due_at), asc(invoices.id))
      .limit(atOnce)
    if (rows.length > 0) yield rows
    last = rows.length === atOnce ? rows.at(-1) : undefined
  } while (last)
}

// All tenants: part of a statement that has found the orders.
/**
 * What `rules/outstanding.ts` says of the orders of a kind, as part of another statement: all that is still due, and of that
 * what is paid first. Those that owe nothing are not in it.
 */
export const waitingByOrder = (order_kind: OrderKind, order_ids?: readonly string[]): SQL => sql`
  select distinct on (i.order_id) i.order_id, sum(i.amount) over (partition by i.order_id)::bigint as due_amount,
    i.code as next_invoice_code, i.stage as next_stage, i.amount as next_amount, i.due_at as next_due_at
  from ${invoices} i
  where i.state = 'waiting' and i.stage <> 'financed' and i.order_kind = ${order_kind}
    ${order_ids ? sql`and i.order_id = any(${sql.param([...order_ids])}::uuid[])` : sql``}
  order by i.order_id, i.created_at, i.position`

// All tenants: by orders that the caller has found as theirs, or reminds.
/** What is still due of many orders, by order; those that owe nothing are not in it. */
export async function stillDueOf(db: Db, order_ids: readonly string[]): Promise<Map<string, StillDue<Invoice>>> {
  if (order_ids.length === 0) return new Map()
  const rows = await db
    .select()
    .from(invoices)
    .where(and(inArray(invoices.order_id, [...order_ids]), eq(invoices.state, 'waiting')))
    .orderBy(asc(invoices.order_id), asc(invoices.created_at), asc(invoices.position))
    .limit(10_000)
  const byOrder = Map.groupBy(rows, (invoice) => invoice.order_id)
  return new Map(
    [...byOrder].flatMap(([id, all]) => {
      const due = stillDue(all)
      return due ? [[id, due] as const] : []
    }),
  )
}

// All tenants: by orders that the caller has found as theirs, or reminds.
/** The clock by which the due times of many orders are shown, by order: that of their newest attempt to pay. */
export async function timezonesOf(db: Db, order_ids: readonly string[]): Promise<Map<string, string>> {
  if (order_ids.length === 0) return new Map()
  const rows = await db
    .selectDistinctOn([invoices.order_id], { order_id: invoices.order_id, timezone: payments.timezone })
    .from(invoices)
    .innerJoin(payments, eq(payments.invoice_id, invoices.id))
    .where(inArray(invoices.order_id, [...order_ids]))
    .orderBy(asc(invoices.order_id), desc(payments.created_at))
    .limit(order_ids.length)
  return new Map(rows.map(({ order_id, timezone }) => [order_id, timezone]))
}
