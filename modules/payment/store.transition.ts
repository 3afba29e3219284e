import { sql } from 'drizzle-orm'
import type { Db } from '#core/context.ts'
import { writePair } from './store.ledger.ts'
import { changeInvoice, changePayment, type Invoice, type Payment, type Step } from './store.ts'
import { payment_history } from './tables.ts'

type Settled = { invoice: Invoice; payment: Payment; steps: readonly Step[] }

/** Attempt and invoice paid, their pair in the books and their history: in one statement. */
export async function settlePayment(db: Db, { invoice, payment, steps }: Settled, now: Date): Promise<void> {
  const paid = { state: 'paid', paid_at: now } as const
  const attempt = db.$with('attempt').as(changePayment(db, payment, { ...paid, is_settling: true, ask_at: null }))
  const billed = db.$with('billed').as(changeInvoice(db, invoice, { ...paid, overdue_at: null }))
  const moved = { payment, event: 'payment_received', standing: 'paid_for_orders' } as const
  const pair = db.$with('pair').as(writePair(db, moved, now))
  const [row] = await db
    .with(attempt, billed, pair)
    .insert(payment_history)
    .values(steps.map((step) => ({ at: now, ...step })))
    .returning({ changed: sql<number>`((select count(*) from attempt) + (select count(*) from billed))::int` })
  if (row?.changed !== 2) throw new Error('an attempt or its invoice changed although they were locked')
}
