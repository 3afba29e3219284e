import { z } from 'zod'
import type { RefundWish, Returned } from '#modules/payment/ports.ts'
import { type JsonAnswer, saysNo } from '../fetch-json.ts'
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
  return result.ok ? readRefund(place, result.answer, wish) : result
}

/** Only what is plainly a no is one: money that may have left must not be sent by transfer too. */
function readRefund(place: RefundPlace, answer: JsonAnswer, { refund_id }: RefundWish): Returned {
  const said = answered.safeParse(answer.body).data
  const isOwn = said !== undefined && (said.partnerRefundNo ?? refund_id) === refund_id
  const code = isOwn ? said.responseCode : ''
  if (saysNo(answer)) return code.startsWith('4') ? failed(place, answer) : unclear(place, answer)
  const reference = said?.refundNo ?? refund_id
  if (/^200\d{4}$/.test(code)) return { ok: true, status: 'done', reference }
  if (/^409\d\d01$/.test(code)) return { ok: true, status: 'again', reference }
  return code.startsWith('202') ? { ok: true, status: 'pending', reference } : unclear(place, answer)
}

const unclear = (place: RefundPlace, answer: JsonAnswer): Returned => ({ ...failed(place, answer), why: 'unreachable' })
