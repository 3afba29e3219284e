import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '#core/context.ts'
import type { InvoiceState, PaymentState } from './rules/machine.ts'
import { type Movement, writePair } from './store.ledger.ts'
import { changeInvoice, changePayment, type Invoice, type Payment, type Step } from './store.ts'
import { payment_history, payments } from './tables.ts'

/** What may change with a state; the state itself changes in transition.ts only. */
export type InvoiceChange = Partial<Omit<Invoice, 'state'>> & { state?: never }
export type PaymentChange = Partial<Omit<Payment, 'state'>> & { state?: never }

type Written = {
  invoice?: { was: Invoice; to: Omit<InvoiceChange, 'state'> & { state: InvoiceState } }
  payment?: { was: Payment; to: Omit<PaymentChange, 'state'> & { state: PaymentState } }
  /** What moves in the books. */
  movement?: Movement | undefined
  steps: readonly Step[]
}

/** The next state of an invoice, of an attempt or of both, their pair in the books and their history: in one statement. */
export async function stepPayment(db: Db, { invoice, payment, movement, steps }: Written, now: Date): Promise<void> {
  const billed = invoice && db.$with('billed').as(changeInvoice(db, invoice.was, invoice.to))
  const attempt = payment && db.$with('attempt').as(changePayment(db, payment.was, payment.to))
  const pair = movement && db.$with('pair').as(writePair(db, movement, now))
  const counts = [
    ...(billed ? [sql`(select count(*) from billed)`] : []),
    ...(attempt ? [sql`(select count(*) from attempt)`] : []),
  ]
  const [row] = await db
    .with(...[billed, attempt, pair].filter((part) => part !== undefined))
    .insert(payment_history)
    .values(steps.map((step) => ({ at: now, ...step })))
    .returning({ changed: sql<number>`(${sql.join(counts, sql` + `)})::int` })
  if (row?.changed !== counts.length) throw new Error('an attempt or its invoice changed although they were locked')
}

type Ended = Omit<Step, 'payment_id'> & { from: readonly PaymentState[]; state: PaymentState }

/** The next state of all attempts of an invoice that an event can happen to, and their history: in one statement. */
export async function stepAttempts(db: Db, { from, ...step }: Ended, now: Date): Promise<void> {
  const { invoice_id, event, state, actor, actor_id = null, reason } = step
  const changed = db
    .update(payments)
    .set({ state })
    .where(and(eq(payments.invoice_id, invoice_id), sql`${payments.state} = any(${sql.param([...from])}::text[])`))
    .returning({ id: payments.id })
  const at = sql.param(now, payment_history.at)
  await db.execute(sql`
    with changed as ${changed}
    insert into ${payment_history} (invoice_id, payment_id, at, event, state, actor, actor_id, reason)
    select ${invoice_id}::uuid, id, ${at}::timestamptz, ${event}, ${state}, ${actor}, ${actor_id}::uuid, ${reason}
    from changed`)
}
