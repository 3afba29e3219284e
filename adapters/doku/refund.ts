import { z } from 'zod'
import type { RefundWish, Returned } from '#modules/payment/ports.ts'
import type { JsonAnswer } from '../fetch-json.ts'

export const cardRefundPath = '/cancellation/credit-card/refund'

export const cardRefundBody = ({ payment_number, reference, amount }: RefundWish) => ({
  order: { invoice_number: payment_number },
  payment: { original_request_id: reference },
  refund: { amount },
})

const answered = z.object({
  order: z.object({ invoice_number: z.string() }),
  refund: z.object({ status: z.string().max(40), approval_code: z.string().max(100).nullish() }),
})

/** What DOKU says of the refund of a card; nothing where it says no. Sent twice with one Request-Id, it says 409 and the same. */
export function readCardRefund({ status, body }: JsonAnswer, wish: RefundWish): Returned | undefined {
  const said = status === 200 || status === 409 ? answered.safeParse(body).data : undefined
  if (said?.order.invoice_number !== wish.payment_number) return undefined
  const reference = said.refund.approval_code ?? wish.refund_id
  if (said.refund.status === 'SUCCESS') return { ok: true, status: 'done', reference }
  return said.refund.status === 'FAILED' ? undefined : { ok: true, status: 'pending', reference }
}
