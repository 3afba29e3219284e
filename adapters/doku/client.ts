import { z } from 'zod'
import { isSameSecret, newId } from '#core/ids.ts'
import type {
  Delivery,
  Gateway,
  GatewayFailure,
  RefundWish,
  Returned,
  Started,
  StartWish,
  StatusResult,
  Verified,
} from '#modules/payment/ports.ts'
import { fetchJson, type JsonAnswer, parseJson } from '../fetch-json.ts'
import { refused } from './failure.ts'
import { readNotice } from './notice.ts'
import { type DokuQris, dokuQris, snapWallets } from './qris.ts'
import { cardRefundBody, cardRefundPath, readCardRefund } from './refund.ts'
import { requestOf } from './requests.ts'
import { isSigned, sign, timeOf, timestampOf } from './signature.ts'

export type DokuConfig = {
  url: string
  client_id: string
  secret: string
  now: () => Date
  /** Without it QRIS is paid at a page of DOKU's. */
  qris?: DokuQris | undefined
}

/** DOKU over its non-SNAP API, QRIS codes over SNAP: every question and every notification is signed over its bytes. */
export function dokuGateway(config: DokuConfig): Omit<Gateway, 'isUp'> {
  // An empty secret signs as well as any: whoever leaves it out must not find out by giving goods away.
  if (config.secret.length < 8) throw new Error('DOKU needs its secret key')
  const codes = config.qris && dokuQris({ ...config, qris: config.qris })
  const isCode = ({ method_code }: { method_code: string }) => method_code === 'QRIS'
  return {
    start: (wish) => (codes && isCode(wish) ? codes.start(wish) : start(config, wish)),
    status: (payment) => (codes && isCode(payment) ? codes.status(payment) : status(config, payment.payment_number)),
    canRefund: (code) =>
      code === 'CREDIT_CARD' || (codes !== undefined && (code === 'QRIS' || snapWallets.includes(code))),
    refund: (wish) => (codes && wish.method_code !== 'CREDIT_CARD' ? codes.refund(wish) : refundCard(config, wish)),
    verify: (delivery) => verify(config, delivery),
  }
}

async function start(config: DokuConfig, wish: StartWish): Promise<Started> {
  const { path, body, read } = requestOf(wish, config.now())
  const result = await ask(config, { path, request_id: wish.request_id, body: JSON.stringify(body) })
  if (!result.ok) return result
  const { answer } = result
  // Asked twice with one Request-Id, DOKU answers 409 with its first answer.
  if (answer.status !== 200 && answer.status !== 201 && answer.status !== 409) return refused(answer)
  const payDetails = read(answer.body)
  return payDetails ? { ok: true, reference: wish.request_id, ...payDetails } : refused(answer)
}

async function status(config: DokuConfig, payment_number: string): Promise<StatusResult> {
  const path = `/orders/v1/status/${encodeURIComponent(payment_number)}`
  const result = await ask(config, { path, request_id: newId() })
  if (!result.ok) return result
  const { answer } = result
  const notification = answer.status === 200 ? readNotice(answer.body) : undefined
  if (!notification) return refused(answer)
  if (notification.payment_number !== payment_number)
    return { ok: false, why: 'refused', detail: 'DOKU spoke of another' }
  return { ok: true, notice: { status: notification.status, amount: notification.amount, sent_at: undefined } }
}

async function refundCard(config: DokuConfig, wish: RefundWish): Promise<Returned> {
  const body = JSON.stringify(cardRefundBody(wish))
  const result = await ask(config, { path: cardRefundPath, request_id: wish.refund_id, body })
  return result.ok ? readCardRefund(result.answer, wish) : result
}

type Question = { path: string; request_id: string; body?: string }

async function ask(config: DokuConfig, { path, request_id, body }: Question) {
  const { client_id, secret } = config
  const timestamp = timestampOf(config.now())
  const signed = { client_id, secret, request_id, timestamp, target: path, ...(body !== undefined && { body }) }
  const result = await fetchJson({
    what: 'DOKU',
    url: `${config.url}${path}`,
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      'client-id': client_id,
      'request-id': request_id,
      'request-timestamp': timestamp,
      signature: sign(signed),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body }),
  })
  if (!result.ok || isOwnAnswer(config, { path, request_id }, result.answer)) return result
  return { ok: false, why: 'unreachable', detail: 'an answer was signed by someone else' } satisfies GatewayFailure
}

/** An answer that carries a signature carries DOKU's. */
function isOwnAnswer({ client_id, secret }: DokuConfig, { path, request_id }: Question, answer: JsonAnswer): boolean {
  const signature = answer.header('signature')
  const timestamp = answer.header('response-timestamp')
  if (signature === undefined || timestamp === undefined) return true
  const signed = { client_id, secret, request_id, timestamp, target: path, body: answer.text }
  return isSigned({ ...signed, time_of: 'Response' }, signature)
}

const headersOf = z.object({
  'client-id': z.string(),
  'request-id': z.string().regex(/^[\x21-\x7e]{1,128}$/),
  'request-timestamp': z.string(),
  signature: z.string().max(200),
})

/** Signature first, over the bytes and our own path; only then is anything read. */
function verify({ client_id, secret }: DokuConfig, { headers, raw, path }: Delivery): Verified {
  const parsed = headersOf.safeParse(headers)
  if (!parsed.success) return { ok: false, why: 'signature' }
  const { 'client-id': id, 'request-id': request_id, 'request-timestamp': timestamp, signature } = parsed.data
  const sent_at = timeOf(timestamp)
  const signed = { client_id, secret, request_id, timestamp, target: path, body: raw }
  if (!sent_at || !isSameSecret(id, client_id) || !isSigned(signed, signature)) return { ok: false, why: 'signature' }
  const notification = readNotice(parseJson(raw.toString('utf8')))
  if (!notification) return { ok: false, why: 'unreadable' }
  const { payment_number, ...notice } = notification
  return { ok: true, delivery_key: request_id, payment_number, notice: { ...notice, sent_at } }
}
