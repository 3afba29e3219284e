import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '#core/context.ts'
import type { RefundPart } from './rules/invoice-lines.ts'
import type { InvoiceState, PaymentState, RefundState } from './rules/machine.ts'
import { type Movement, writePair } from './store.ledger.ts'
import { changeRefund, insertParts, insertRefund, type Refund } from './store.refunds.ts'
import { changeInvoice, changePayment, type Invoice, type Payment, type Step } from './store.ts'
import { payment_history, payments } from './tables.ts'

/** What may change with a state; the state itself changes in transition.ts only. */
export type InvoiceChange = Partial<Omit<Invoice, 'state'>> & { state?: never }
export type PaymentChange = Partial<Omit<Payment, 'state'>> & { state?: never }

type Written = {
  invoice?: { was: Invoice; to: Omit<InvoiceChange, 'state'> & { state: InvoiceState } }
  payment?: { was: Payment; to: Omit<PaymentChange, 'state'> & { state: PaymentState } }
  /** A refund that begins, with its parts. */
  begun?: { row: Refund; parts: readonly RefundPart[] }
  refund?: { was: Refund; to: Partial<Refund> & { state: RefundState } }
  /** What moves in the books. */
  movement?: Movement | undefined
  steps: readonly Step[]
}

/** The next state of an invoice, an attempt, a refund or several of them, their pair in the books and their history: in one statement. */
export async function stepPayment(db: Db, written: Written, now: Date): Promise<void> {
  const { invoice, payment, begun, refund, movement, steps } = written
  const billed = invoice && db.$with('billed').as(changeInvoice(db, invoice.was, invoice.to))
  const attempt = payment && db.$with('attempt').as(changePayment(db, payment.was, payment.to))
  const returned = refund && db.$with('returned').as(changeRefund(db, refund.was, refund.to))
  const made = begun && db.$with('made').as(insertRefund(db, begun.row))
  const lines = begun?.parts.length ? db.$with('lines').as(insertParts(db, begun.row.id, begun.parts)) : undefined
  const pair = movement && db.$with('pair').as(writePair(db, movement, now))
  const parts = [billed, attempt, returned, made, lines, pair].filter((part) => part !== undefined)
  const counts = [
    ...(billed ? [sql`(select count(*) from billed)`] : []),
    ...(attempt ? [sql`(select count(*) from attempt)`] : []),
    ...(returned ? [sql`(select count(*) from returned)`] : []),
  ]
  const [row] = await db
    .with(...parts)
    .insert(payment_history)
    .values(steps.map((step) => ({ at: now, ...step })))
    .returning({ changed: sql<number>`(${sql.join([sql`0`, ...counts], sql` + `)})::int` })
  if (row?.changed !== counts.length)
    throw new Error('an attempt, its invoice or its refund changed although it was locked')
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
