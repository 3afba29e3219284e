import { z } from 'zod'
import type { RefundWish, Returned } from '#modules/payment/ports.ts'
import { type JsonAnswer, saysNo } from '../fetch-json.ts'
import { reasonOf, refused } from './failure.ts'

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

/**
 * What DOKU says of the refund of a card. Sent twice with one Request-Id, it says 409 and the same. Only what is plainly a no is
 * one: money that may have left must not be sent by transfer too.
 */
export function readCardRefund(answer: JsonAnswer, wish: RefundWish): Returned {
  const { status, body } = answer
  if (saysNo(answer) && reasonOf(answer) !== '') return refused(answer)
  const said = status === 200 || status === 409 ? answered.safeParse(body).data : undefined
  if (said?.order.invoice_number !== wish.payment_number) return { ...refused(answer), why: 'unreachable' }
  if (said.refund.status === 'FAILED') return refused(answer)
  const reference = said.refund.approval_code ?? wish.refund_id
  return { ok: true, status: said.refund.status === 'SUCCESS' ? 'done' : 'pending', reference }
}
