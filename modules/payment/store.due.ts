import { and, asc, eq, gt, inArray, isNull, lte, min, or } from 'drizzle-orm'
import type { Db } from '#core/context.ts'
import { type StillDue, stillDue } from './rules/outstanding.ts'
import type { Invoice } from './store.ts'
import { invoices } from './tables.ts'

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

type Whose = { tenant_id: string; user_id: string; order_kind: Invoice['order_kind'] }

/** A member's orders of one kind with an invoice that waits to be paid, the soonest due first. */
export async function ordersOwing(db: Db, { tenant_id, user_id, order_kind }: Whose): Promise<string[]> {
  const rows = await db
    .select({ order_id: invoices.order_id })
    .from(invoices)
    .where(
      and(
        eq(invoices.user_id, user_id),
        eq(invoices.tenant_id, tenant_id),
        eq(invoices.order_kind, order_kind),
        eq(invoices.state, 'waiting'),
      ),
    )
    .groupBy(invoices.order_id)
    .orderBy(asc(min(invoices.due_at)), asc(invoices.order_id))
    .limit(1_000)
  return rows.map(({ order_id }) => order_id)
}

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
