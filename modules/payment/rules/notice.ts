import { secondMs } from '#core/time.ts'
import type { InvoiceState, PaymentState, RefundState, RefundVia } from './machine.ts'

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
  refunds: readonly { state: RefundState; amount: number; via: RefundVia | null }[]
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

type Refunds<R> = readonly (R & { state: RefundState; amount: number })[]

/**
 * Which refunds a gateway means that says how much it gave back, and not for which: all that have not arrived, where that is
 * their sum, or the one of that amount. Where several have it, or one that has arrived, nobody can tell: a person decides.
 */
export function refundsMeant<R>(refunds: Refunds<R>, amount: number | undefined): Refunds<R> {
  const open = refunds.filter(({ state }) => state !== 'confirmed')
  const hasArrived = refunds.some((refund) => refund.state === 'confirmed' && refund.amount === amount)
  if (hasArrived) return []
  if (open.length > 0 && open.reduce((sum, refund) => sum + refund.amount, 0) === amount) return open
  const same = open.filter((refund) => refund.amount === amount)
  return same.length === 1 ? same : []
}

function refundOutcome({ amount }: Notice, { refunds }: Known): Outcome {
  if (refunds.length === 0) return 'review'
  const meant = refundsMeant(refunds, amount)
  if (meant.length > 0) return meant.some(isTransferred) ? 'review' : 'refunded'
  const same = refunds.filter((refund) => refund.amount === amount)
  if (same.length === 0) return 'wrong_amount'
  // Told again of what has arrived, it is no news; of what may be another of the same amount it is for a person.
  return same.every((refund) => refund.state === 'confirmed' && !isTransferred(refund)) ? 'duplicate' : 'review'
}

/** Whether we have sent it ourselves: given back by the gateway too, it was paid twice, and a person looks. */
const isTransferred = ({ state, via }: Known['refunds'][number]): boolean =>
  (state === 'sent' || state === 'confirmed') && via === 'transfer'

/** One invoice, one success; what comes besides is kept and goes back. */
const onSuccess: Readonly<Record<InvoiceState, Outcome>> = {
  waiting: 'paid',
  expired: 'late',
  paid: 'second_success',
  void: 'unwanted',
}
