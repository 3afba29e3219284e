import { z } from 'zod'
import type { RefundWish, Returned } from '#modules/payment/ports.ts'
import type { snapClient } from './client.ts'
import { amountOf, failed } from './qris.ts'

export type RefundPlace = {
  what: string
  ask: ReturnType<typeof snapClient>
  path: string
  /** Fields of the gateway's own, beside those of the standard. */
  own: object
}

const answered = z.object({
  responseCode: z.string().max(10),
  refundNo: z.string().max(100).optional(),
  partnerRefundNo: z.string().max(100).optional(),
})

/** Gives money back over SNAP, by our own number of the refund. */
export async function snapRefund(place: RefundPlace, wish: RefundWish): Promise<Returned> {
  const result = await place.ask(place.path, {
    originalPartnerReferenceNo: wish.payment_number,
    partnerRefundNo: wish.refund_id,
    refundAmount: amountOf(wish.amount),
    ...place.own,
  })
  if (!result.ok) return result
  const said = answered.safeParse(result.answer.body).data
  if (said && (said.partnerRefundNo ?? wish.refund_id) !== wish.refund_id) return failed(place, result.answer)
  const reference = said?.refundNo ?? wish.refund_id
  // 409 with 01: this number has gone through before, which was this very refund.
  if (/^(200\d{4}|409\d\d01)$/.test(said?.responseCode ?? '')) return { ok: true, status: 'done', reference }
  return said?.responseCode.startsWith('202')
    ? { ok: true, status: 'pending', reference }
    : failed(place, result.answer)
}
