import type { InvoiceState } from '#modules/payment/rules/machine.ts'

type Billed = { state: InvoiceState; amount: number; refunded: number }

/** How an invoice reads: one whose money came back is not simply paid. */
export function invoiceStatus({ state, amount, refunded }: Billed): InvoiceState | 'partly_refunded' | 'refunded' {
  if (state !== 'paid' || refunded === 0) return state
  return refunded < amount ? 'partly_refunded' : 'refunded'
}
