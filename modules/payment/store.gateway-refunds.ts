import { and, asc, desc, eq, inArray, lte, sql } from 'drizzle-orm'
import type { Db } from '#core/context.ts'
import type { Refund } from './store.refunds.ts'
import { payment_history, payments, refunds } from './tables.ts'

/** Takes refunds that a gateway is to be sent now; until `lease` no other process takes them. */
export async function takeToSend(db: Db, { now, lease, limit }: { now: Date; lease: Date; limit: number }) {
  const due = db
    .select({ id: refunds.id })
    .from(refunds)
    .where(lte(refunds.try_at, now))
    .orderBy(asc(refunds.try_at))
    .limit(limit)
    .for('update', { skipLocked: true })
  const taken = await db
    .update(refunds)
    .set({ try_at: lease, tries: sql`${refunds.tries} + 1` })
    .where(and(inArray(refunds.id, due), eq(refunds.state, 'sending')))
    .returning({ id: refunds.id })
  if (taken.length === 0) return []
  const ids = taken.map(({ id }) => id)
  return db
    .select({
      refund_id: refunds.id,
      amount: refunds.amount,
      tries: refunds.tries,
      gateway: payments.gateway,
      payment_number: payments.payment_number,
      reference: payments.reference,
      method_code: payments.method_code,
    })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.payment_id))
    .where(inArray(refunds.id, ids))
    .limit(limit)
}

type Waiting = Pick<Refund, 'try_at' | 'tries'> & Partial<Pick<Refund, 'gateway_note' | 'reference'>>

/** When to send it next; what is no longer with the gateway is not sent again. */
export async function setTryAt(db: Db, id: string, to: Waiting): Promise<void> {
  await db
    .update(refunds)
    .set({ try_at: to.try_at, tries: to.tries, gateway_note: to.gateway_note, reference: to.reference })
    .where(and(eq(refunds.id, id), eq(refunds.state, 'sending')))
}

/** When a refund was given to its gateway, the last time. */
export async function handedOverAt(db: Db, { id, payment_id }: { id: string; payment_id: string }): Promise<Date> {
  const { at, event, refund_id } = payment_history
  const [row] = await db
    .select({ at })
    .from(payment_history)
    .where(and(eq(payment_history.payment_id, payment_id), eq(refund_id, id), eq(event, 'hand_over_refund')))
    .orderBy(desc(payment_history.id))
    .limit(1)
  if (!row) throw new Error(`refund ${id} was never handed over`)
  return row.at
}
