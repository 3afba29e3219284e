import { addMs, minuteMs } from '#core/time.ts'
import type { InvoiceState, PaymentState } from '#modules/payment/rules/machine.ts'
import type { Stage } from '#modules/payment/rules/payment-schedule.ts'

/** What a person who pays is shown: the invoice and the attempt at it, seen as one thing. */
export type PaymentStatus =
  | 'choose'
  | 'pending'
  | 'lapsed'
  | 'failed'
  | 'overdue'
  | 'paid'
  | 'expired'
  | 'void'
  | 'refund_due'
  | 'refunded'

export type Payable = {
  stage: Stage
  invoice_state: InvoiceState
  due_at: string
  payment: { payment_number: string; state: PaymentState; expires_at: string } | null
}

export function paymentStatusOf({ stage, invoice_state, due_at, payment }: Payable, now: Date): PaymentStatus {
  // Money that goes back is what its payer must hear of, whatever else became of the invoice.
  if (payment?.state === 'refund_due' || payment?.state === 'refunded') return payment.state
  if (invoice_state !== 'waiting') return invoice_state
  if (payment?.state === 'pending' && new Date(payment.expires_at) > now) return 'pending'
  // With less than a minute left nothing can be begun; a first invoice then runs out, a settlement waits for its partner.
  if (new Date(due_at) < addMs(now, minuteMs)) return stage === 'settlement' ? 'overdue' : 'expired'
  if (!payment) return 'choose'
  return payment.state === 'failed' ? 'failed' : 'lapsed'
}

/** Changes whenever a page about the invoice should. */
export const stampOf = (payable: Payable, now: Date): string =>
  `${paymentStatusOf(payable, now)} ${payable.payment?.payment_number ?? ''}`.trim()

/** What becomes something else while nobody touches the page. What has failed or run out does not: it is begun anew. */
export const isWaiting = (status: PaymentStatus): boolean => status === 'choose' || status === 'pending'

/** What can still be paid, though not by the attempt at hand: another way is offered. */
export const isOpen = (status: PaymentStatus): boolean =>
  status === 'choose' || status === 'lapsed' || status === 'failed'
