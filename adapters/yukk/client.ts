import { createHash } from 'node:crypto'
import { z } from 'zod'
import type {
  Delivery,
  Gateway,
  GatewayFailure,
  Started,
  StartWish,
  StatusResult,
  Verified,
} from '#modules/payment/ports.ts'
import { fetchJson, type JsonAnswer, parseJson } from '../fetch-json.ts'
import { noticeOf, readMessage } from './notice.ts'
import { type YukkQris, yukkQris } from './qris.ts'
import { isSigned, type Joining } from './signature.ts'
import { tokens } from './token.ts'

export type YukkConfig = {
  url: string
  client_id: string
  client_secret: string
  merchant_id: string
  joining: Joining
  now: () => Date
  /** Without it QRIS is paid at a page of YUKK's. */
  qris?: YukkQris | undefined
}
type Ask = (question: { path: string; body?: object }) => Promise<{ ok: true; answer: JsonAnswer } | GatewayFailure>

/** YUKK Payment Gateway: the payer goes on at a page of YUKK's; QRIS codes come over SNAP, and are told of over it. */
export function yukkGateway(config: YukkConfig): Omit<Gateway, 'isUp'> {
  if (config.client_secret.length < 8) throw new Error('YUKK needs its client secret')
  const ask = asker(config)
  const codes = config.qris && yukkQris(config.qris, config.now)
  const isCode = ({ method_code }: { method_code: string }) => method_code === 'QRIS'
  return {
    start: (wish) => (codes && isCode(wish) ? codes.start(wish) : start(ask, wish, config.now())),
    status: (payment) => (codes && isCode(payment) ? codes.status(payment) : status(ask, payment)),
    // No document of theirs has a call for it.
    canRefund: () => false,
    refund: async () => ({ ok: false, why: 'refused', detail: 'YUKK gives nothing back by a call' }),
    verify: (delivery) =>
      codes && delivery.headers['x-signature'] !== undefined ? codes.verify(delivery) : verify(config, delivery),
    token: (headers) => codes?.token(headers),
  }
}

function asker(config: YukkConfig): Ask {
  const token = tokens(config)
  const askWith = async (bearer: string, { path, body }: Parameters<Ask>[0]) =>
    fetchJson({
      what: 'YUKK',
      url: `${config.url}${path}`,
      method: body ? 'POST' : 'GET',
      headers: {
        authorization: `Bearer ${bearer}`,
        mid: config.merchant_id,
        'user-device': 'DESKTOP',
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
  return async (question) => {
    const first = await token()
    if (!first.ok) return first
    const result = await askWith(first.token, question)
    if (!result.ok || result.answer.status !== 401) return result
    // A token can end before its time, as when the secret was changed.
    const second = await token('fresh')
    return second.ok ? askWith(second.token, question) : second
  }
}

const begun = z.object({
  result: z.object({
    token: z.string().min(1).max(500),
    redirect_url: z.url({ protocol: /^https?$/ }).max(2000),
  }),
})

async function start(ask: Ask, wish: StartWish, now: Date): Promise<Started> {
  const seconds = Math.max(60, Math.round((wish.expires_at.getTime() - now.getTime()) / 1000))
  const result = await ask({
    path: '/api/transactions/request-payment',
    body: {
      request_time: Math.floor(now.getTime() / 1000),
      payment: { pmt_channel_code: wish.method_code },
      order_details: { order_id: wish.payment_number, amount: wish.amount },
      // YUKK refuses a payment without a phone number.
      customer: { name: wish.payer.name, phone: wish.payer.phone_number, email: wish.payer.email },
      ...(wish.kind === 'virtual_account' && { va: { expires_in: seconds } }),
      session_timeout: seconds,
      notification_url: wish.notification_url,
      callback_url: wish.return_url,
      notes: wish.description.slice(0, 100),
    },
  })
  if (!result.ok) return result
  const transaction = result.answer.status < 300 ? begun.safeParse(result.answer.body).data?.result : undefined
  if (!transaction) return refused(result.answer)
  return { ok: true, reference: transaction.token, pay_code: null, pay_url: transaction.redirect_url }
}

const envelope = z.object({ result: z.unknown() })

async function status(ask: Ask, payment: { payment_number: string; method_code: string }): Promise<StatusResult> {
  const result = await ask({ path: `/api/transactions/${encodeURIComponent(payment.payment_number)}` })
  if (!result.ok) return result
  const said =
    result.answer.status === 200 ? readMessage(envelope.safeParse(result.answer.body).data?.result) : undefined
  if (said?.order_id !== payment.payment_number) return refused(result.answer)
  return { ok: true, notice: noticeOf(said) }
}

const failure = z.object({ status_message: z.string() })
const refused = ({ status, body }: JsonAnswer): GatewayFailure => ({
  ok: false,
  why: 'refused',
  detail: `YUKK answered ${status} ${failure.safeParse(body).data?.status_message ?? ''}`.trim().slice(0, 300),
})

function verify({ client_secret: secret, joining }: YukkConfig, { headers, raw }: Delivery): Verified {
  const said = readMessage(parseJson(raw.toString('utf8')))
  const signature = headers.signature
  if (!said || signature === undefined) return { ok: false, why: 'signature' }
  const { order_id, grand_total, status: stands, payment_channel } = said
  const signed = { secret, order_id, channel: payment_channel.code, amount: String(grand_total), status: stands }
  // Without a mark between its parts, one signature would fit several messages: each part has a shape of its own.
  const isPlain = /^[A-Z0-9]+$/.test(order_id) && /^[A-Z][A-Z_]*$/.test(payment_channel.code) && /^[A-Z]+$/.test(stands)
  if (!isPlain || !isSigned(signed, joining, signature)) return { ok: false, why: 'signature' }
  // The protocol names no delivery: what it says is what it is.
  const delivery_key = createHash('sha256').update(`${order_id} ${grand_total} ${stands}`).digest('base64url')
  return { ok: true, delivery_key, payment_number: order_id, notice: noticeOf(said) }
}
