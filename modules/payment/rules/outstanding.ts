import { type Rupiah, rupiah } from '#core/money.ts'
import type { InvoiceState } from './machine.ts'

type Owed = { state: InvoiceState; amount: number }

/** Whether an invoice is still to be paid, overdue or not. */
export const isUnpaid = ({ state }: Pick<Owed, 'state'>): boolean => state === 'waiting'

export type StillDue<Invoice> = {
  /** All of it together. */
  amount: Rupiah
  /** What is paid first, and what comes after that. */
  next: Invoice
  later: readonly Invoice[]
}

/**
 * What of an order is still to be paid; nothing where all is paid, or was never or is no longer to be paid.
 * Every page, message and PDF that says what is due asks here. Invoices come in the order they are paid.
 */
export function stillDue<Invoice extends Owed>(invoices: readonly Invoice[]): StillDue<Invoice> | undefined {
  const [next, ...later] = invoices.filter(isUnpaid)
  if (!next) return undefined
  return { amount: rupiah(later.reduce((sum, { amount }) => sum + amount, next.amount)), next, later }
}
