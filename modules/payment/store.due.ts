import { and, asc, eq, gt, isNull, lte, or } from 'drizzle-orm'
import type { Db } from '#core/context.ts'
import type { Invoice } from './store.ts'
import { invoices } from './tables.ts'

const atOnce = 500
type Between = { after: Date; before: Date }

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
