import { secondMs } from '#core/time.ts'
import type { InvoiceState, PaymentState, RefundState } from './machine.ts'

export type NoticeStatus = 'pending' | 'paid' | 'failed' | 'expired' | 'refunded' | 'unclear'
/** What a gateway says of a payment, in a notification or when asked. */
export type Notice = {
  status: NoticeStatus
  /** What was paid, or given back, in rupiah; nothing where the gateway did not say a whole amount of rupiah. */
  amount: number | undefined
  /** When it was signed, where the protocol says so; an answer to a question of ours has no age. */
  sent_at: Date | undefined
}

export type Outcome =
  | 'paid'
  | 'late'
  | 'second_success'
  | 'unwanted'
  | 'failed'
  | 'expired'
  | 'refunded'
  | 'duplicate'
  | 'nothing_new'
  | 'wrong_amount'
  | 'review'
  | 'unknown'
  | 'stale'

export type Known = {
  payment: { state: PaymentState; amount: number }
  invoice: { state: InvoiceState }
  /** What of it goes back, for who says that it has. */
  refunds: readonly { state: RefundState; amount: number }[]
}

/** Older or further ahead than this, a signed message is somebody's recording (security, row 58). */
const freshMs = 300 * secondMs

const isStale = ({ sent_at }: Notice, now: Date): boolean =>
  sent_at !== undefined && Math.abs(now.getTime() - sent_at.getTime()) > freshMs

/** What a notice means for a payment; `known` is missing where the payment is not ours. */
export function decideNotice(notice: Notice, known: Known | undefined, now: Date): Outcome {
  if (isStale(notice, now)) return 'stale'
  if (!known) return 'unknown'
  const { state } = known.payment
  const hasMoney = state === 'paid' || state === 'refund_due' || state === 'refunded'
  switch (notice.status) {
    case 'paid':
      if (notice.amount !== known.payment.amount) return 'wrong_amount'
      return hasMoney ? 'duplicate' : onSuccess[known.invoice.state]
    case 'failed':
      return state === 'pending' ? 'failed' : 'nothing_new'
    case 'expired':
      return state === 'pending' ? 'expired' : 'nothing_new'
    case 'refunded':
      return refundOutcome(notice, known)
    case 'pending':
      return 'nothing_new'
    case 'unclear':
      return 'review'
  }
}

/** A gateway says what it gave back, not for which refund: it is the first of that amount that has not arrived. */
export const refundOf = <R extends { state: RefundState; amount: number }>(
  refunds: readonly R[],
  amount: number | undefined,
): R | undefined => refunds.find((refund) => refund.amount === amount && refund.state !== 'confirmed')

function refundOutcome({ amount }: Notice, { refunds }: Known): Outcome {
  if (refunds.length === 0) return 'review'
  if (refundOf(refunds, amount)) return 'refunded'
  // Another sum than was decided is for a person to look into.
  return refunds.some((refund) => refund.amount === amount) ? 'duplicate' : 'wrong_amount'
}

/** One invoice, one success; what comes besides is kept and goes back. */
const onSuccess: Readonly<Record<InvoiceState, Outcome>> = {
  waiting: 'paid',
  expired: 'late',
  paid: 'second_success',
  void: 'unwanted',
}
