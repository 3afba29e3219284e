import { formatMoment, formatRupiah } from '#core/format.ts'
import type { Language } from '#core/messages.ts'
import { rupiah } from '#core/money.ts'
import { isRefundReason } from '#modules/payment/rules/refund-reasons.ts'
import type { RefundStatus } from '#modules/payment/rules/refund-status.ts'
import { reasonWords, waitWords } from './words.ts'

type Refund = {
  refund_id: string
  payer_name: string
  invoice_code: string
  amount: number
  reason: string
  decided_at: string
  status: RefundStatus
  needs_approval: boolean
  needs_look: boolean
  approval: { requested_by: string; requested_by_name: string } | null
}
type Reader = { language: Language; staff_id: string }

/** A refund as its list and its page show it. */
export const shownRefund = (refund: Refund, { language, staff_id }: Reader) => ({
  id: refund.refund_id,
  payer: refund.payer_name,
  invoice_code: refund.invoice_code,
  amount: formatRupiah(rupiah(refund.amount), language),
  reason: isRefundReason(refund.reason) ? reasonWords(language)[refund.reason] : refund.reason,
  since: formatMoment(new Date(refund.decided_at), language),
  status: refund.status,
  waits_for: waitText(refund, { language, staff_id }),
})

function waitText({ status, needs_approval, needs_look, approval }: Refund, { language, staff_id }: Reader): string {
  const say = waitWords(language)
  if (needs_approval) return say.needed
  if (needs_look) return say.look
  if (status !== 'awaiting_approval') return say[status]
  if (!approval) return say.batch
  return approval.requested_by === staff_id ? say.own : say.other(approval.requested_by_name)
}
