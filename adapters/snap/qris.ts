import { z } from 'zod'
import { addMs, secondMs } from '#core/time.ts'
import type { GatewayFailure, NoticeStatus, Started, StartWish, StatusResult } from '#modules/payment/ports.ts'
import type { JsonAnswer } from '../fetch-json.ts'
import type { snapClient } from './client.ts'

/** Where a gateway makes and looks up QRIS codes, and what else it wants to know. */
export type QrisPlace = {
  what: string
  ask: ReturnType<typeof snapClient>
  now: () => Date
  generate_path: string
  query_path: string
  /** Fields of the gateway's own, beside those of the standard. */
  generate: (wish: StartWish) => object
  query: object
}

export const amountOf = (amount: number) => ({ value: `${amount}.00`, currency: 'IDR' })

// A code is at most 512 characters of the printable ones (EMVCo), and ends in its check.
const generated = z.object({
  responseCode: z.string().regex(/^200/),
  partnerReferenceNo: z.string().optional(),
  referenceNo: z.string().max(100).optional(),
  /** How long the code lives, where the gateway decides that. */
  timeoutInSeconds: z.coerce.number().positive().optional(),
  qrContent: z.string().regex(/^000201[\x20-\x7e]{20,500}6304[0-9A-Fa-f]{4}$/),
})

/** Asks for a code that the payer scans from our own page. */
export async function startQris(place: QrisPlace, wish: StartWish): Promise<Started> {
  const standard = { partnerReferenceNo: wish.payment_number, amount: amountOf(wish.amount) }
  const result = await place.ask(place.generate_path, { ...standard, ...place.generate(wish) })
  if (!result.ok) return result
  const code = result.answer.status === 200 ? generated.safeParse(result.answer.body).data : undefined
  if (!code || (code.partnerReferenceNo ?? wish.payment_number) !== wish.payment_number) {
    return failed(place, result.answer)
  }
  const { timeoutInSeconds: seconds, qrContent: pay_code } = code
  const ends = seconds === undefined ? {} : { expires_at: addMs(place.now(), seconds * secondMs) }
  return { ok: true, reference: code.referenceNo ?? wish.request_id, pay_code, pay_url: null, ...ends }
}

const statuses: Readonly<Record<string, NoticeStatus>> = {
  '00': 'paid',
  '01': 'pending',
  '02': 'pending',
  '03': 'pending',
  '04': 'refunded',
  '05': 'failed',
  '06': 'failed',
}
export const snapStatus = (code: string): NoticeStatus => statuses[code] ?? 'unclear'

const queried = z.object({
  responseCode: z.string().regex(/^200/),
  originalPartnerReferenceNo: z.string(),
  latestTransactionStatus: z.string().max(10),
  amount: z.object({ value: z.string().max(20), currency: z.string().max(10) }).optional(),
})

export async function qrisStatus(
  place: QrisPlace,
  { payment_number, reference }: { payment_number: string; reference: string },
): Promise<StatusResult> {
  const result = await place.ask(place.query_path, {
    originalReferenceNo: reference,
    originalPartnerReferenceNo: payment_number,
    serviceCode: '47',
    ...place.query,
  })
  if (!result.ok) return result
  const said = result.answer.status === 200 ? queried.safeParse(result.answer.body).data : undefined
  if (said?.originalPartnerReferenceNo !== payment_number) return failed(place, result.answer)
  const status = snapStatus(said.latestTransactionStatus)
  return { ok: true, notice: { status, amount: rupiahOf(said.amount), sent_at: undefined } }
}

/** "2500000.00" in rupiah; nothing for any other currency or spelling. */
export function rupiahOf(amount: { value: string; currency: string } | undefined): number | undefined {
  if (amount?.currency !== 'IDR' || !/^\d{1,13}\.00$/.test(amount.value)) return undefined
  return Number(amount.value)
}

const failure = z.object({ responseCode: z.string(), responseMessage: z.string() })

export function failed({ what }: { what: string }, { status, body }: JsonAnswer): GatewayFailure {
  const said = failure.safeParse(body).data
  const why = said ? `${said.responseCode} ${said.responseMessage}` : ''
  return { ok: false, why: 'refused', detail: `${what} answered ${status} ${why}`.trim().slice(0, 300) }
}
