import { and, asc, eq, inArray, isNull, lte, ne, sql } from 'drizzle-orm'
import type { Db } from '#core/context.ts'
import type { Payment } from './store.ts'
import { invoices, payments } from './tables.ts'

/** Takes attempts whose time to be asked has come; until `lease` no other process takes them. */
export async function takeToAsk(db: Db, { now, lease, limit }: { now: Date; lease: Date; limit: number }) {
  const due = db
    .select({ id: payments.id })
    .from(payments)
    .where(lte(payments.ask_at, now))
    .orderBy(asc(payments.ask_at))
    .limit(limit)
    .for('update', { skipLocked: true })
  return db
    .update(payments)
    .set({ ask_at: lease, asked: sql`${payments.asked} + 1` })
    .where(inArray(payments.id, due))
    .returning({
      id: payments.id,
      gateway: payments.gateway,
      payment_number: payments.payment_number,
      reference: payments.reference,
      method_code: payments.method_code,
      state: payments.state,
      expires_at: payments.expires_at,
      asked: payments.asked,
    })
}

/** When to ask next; what has money by now is not asked again. */
export async function setAskAt(db: Db, id: string, ask_at: Date | null): Promise<void> {
  await db
    .update(payments)
    .set({
      ask_at: sql`case when ${payments.state} in ('pending', 'expired', 'failed') then ${ask_at}::timestamptz end`,
    })
    .where(eq(payments.id, id))
}

/** Attempts whose time is over, with their invoices. */
export const listRunOut = (db: Db, now: Date, limit: number): Promise<Pick<Payment, 'id'>[]> =>
  db
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.state, 'pending'), lte(payments.expires_at, now)))
    .orderBy(asc(payments.expires_at))
    .limit(limit)

type Due = { now: Date; limit: number; order_ids?: readonly string[] | undefined }

// All tenants: a job looks at every invoice whose moment has passed.
/** Invoices whose moment has passed and that nobody was told of. */
export const listDue = (db: Db, { now, limit, order_ids }: Due) =>
  db
    .select({ id: invoices.id })
    .from(invoices)
    .where(
      and(
        eq(invoices.state, 'waiting'),
        isNull(invoices.overdue_at),
        // A bank has no day that we could hold it to.
        ne(invoices.stage, 'financed'),
        lte(invoices.due_at, now),
        order_ids && inArray(invoices.order_id, [...order_ids]),
      ),
    )
    .orderBy(asc(invoices.due_at))
    .limit(limit)
