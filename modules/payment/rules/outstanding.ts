import { type Rupiah, rupiah } from '#core/money.ts'
import type { InvoiceState } from './machine.ts'
import type { Stage } from './payment-schedule.ts'

type Owed = { state: InvoiceState; amount: number; stage?: Stage }

/** Whether an invoice is still to be paid, overdue or not. */
export const isUnpaid = ({ state }: Pick<Owed, 'state'>): boolean => state === 'waiting'

/** Whether its buyer is to pay it: what a bank pays is not theirs to pay. */
export const isOwed = ({ state, stage }: Pick<Owed, 'state' | 'stage'>): boolean =>
  isUnpaid({ state }) && stage !== 'financed'

export type StillDue<Invoice> = {
  /** All of it together. */
  amount: Rupiah
  /** What is paid first, and what comes after that. */
  next: Invoice
  later: readonly Invoice[]
}

/**
 * What of an order its buyer is still to pay; nothing where all is paid, or was never or is no longer to be paid.
 * Every page, message and PDF that says what is due asks here. Invoices come in the order they are paid.
 */
export function stillDue<Invoice extends Owed>(invoices: readonly Invoice[]): StillDue<Invoice> | undefined {
  const [next, ...later] = invoices.filter(isOwed)
  if (!next) return undefined
  return { amount: rupiah(later.reduce((sum, { amount }) => sum + amount, next.amount)), next, later }
}
