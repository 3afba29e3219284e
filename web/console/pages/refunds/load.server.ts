import type { Output } from '#core/call.ts'
import { formatMoment, formatNumber, formatRupiah } from '#core/format.ts'
import { newId } from '#core/ids.ts'
import type { Language } from '#core/messages.ts'
import { rupiah } from '#core/money.ts'
import { refundsDue } from '#modules/payment/contract.console.ts'
import { isRefundReason } from '#modules/payment/rules/refund-reasons.ts'
import { type Context, pageOf } from '../../../api.server.ts'
import { api } from '../../api.server.ts'
import { tabTitle } from '../../shell.server.ts'
import { staffOf } from '../../staff.server.ts'
import { doneIn, pageIn, pageSize, statusIn } from './query.ts'
import { doneWords, reasonWords, words } from './words.ts'

type Refund = Output<typeof refundsDue>['items'][number]
type Reader = { language: Language; staff_id: string }

/** A refund as the page shows it. Its `key` makes each of its forms count once, however often it is sent. */
const shown = (refund: Refund, { language, staff_id }: Reader) => ({
  id: refund.refund_id,
  key: newId(),
  payer_name: refund.payer_name,
  amount: formatRupiah(rupiah(refund.amount), language),
  payment: words(language).payment(refund.invoice_code, refund.gateway.toUpperCase()),
  number: refund.payment_number,
  reason: isRefundReason(refund.reason) ? reasonWords(language)[refund.reason] : refund.reason,
  decided_at: formatMoment(new Date(refund.decided_at), language),
  status: refund.status,
  reference: refund.reference,
  approval: refund.approval && {
    id: refund.approval.approval_id,
    reference: refund.approval.reference,
    is_own: refund.approval.requested_by === staff_id,
  },
})

export type ShownRefund = ReturnType<typeof shown>

export async function loadRefunds(context: Context, url: URL) {
  const { language } = pageOf(context)
  const page = pageIn(url.searchParams)
  const status = statusIn(url.searchParams)
  const { items, total, amount } = (await api(context, refundsDue, { status, page })).data
  const reader = { language, staff_id: (await staffOf(context)).id }
  const say = words(language)
  const done = doneIn(url.searchParams)
  return {
    tab: tabTitle(context, say.title),
    refunds: items.map((item) => shown(item, reader)),
    status,
    summary: say[status === 'sent' ? 'sentSummary' : 'summary'](
      formatNumber(total, language),
      formatRupiah(rupiah(amount), language),
    ),
    page: { current: page, last: Math.max(1, Math.ceil(total / pageSize)) },
    done: done && doneWords(language)[done],
  }
}
