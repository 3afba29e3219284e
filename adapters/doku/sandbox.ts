import { type KeyObject, randomInt } from 'node:crypto'
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { newId, newSecret } from '#core/ids.ts'
import { addMs, minuteMs } from '#core/time.ts'
import { parseJson } from '../fetch-json.ts'
import type { Desk, SandboxPayment } from '../gateway-sandbox/desk.ts'
import { mountDesk, readBytes, showPayment } from '../gateway-sandbox/pages.ts'
import { hangUp, mountRefundChoice, refundPayment } from '../gateway-sandbox/refund.ts'
import { mountSnap } from '../snap/sandbox.ts'
import { type DokuQris, snapPaths, snapRefundPaths } from './qris.ts'
import { cardRefundPath } from './refund.ts'
import { answerOf, bins } from './sandbox-answers.ts'
import { headerFault } from './sandbox-checks.ts'
import { messageOf } from './sandbox-notification.ts'
import { digestOf, sign, timestampOf } from './signature.ts'

export type DokuSandbox = {
  client_id: string
  secret: string
  desk: Desk
  now: () => Date
  /** Where people find this sandbox. */
  origin: () => string
  /** Where notifications go: what a merchant sets in DOKU's dashboard. */
  notification_url: () => string
  retries?: readonly number[]
  /** The merchant of QRIS, and the key it is known by. */
  qris?: DokuQris & { public_key: () => KeyObject }
}

const base = '/sandbox/doku'
// DOKU tries three times more: half an hour, six and twelve hours later.
const usualRetries = [30, 360, 720].map((minutes) => minutes * minuteMs)

const order = z.object({
  order: z.object({
    invoice_number: z.string().regex(/^[\w.\-/]{1,64}$/),
    amount: z.int().min(1).max(999_999_999_999),
    callback_url: z.string().max(2000).optional(),
    expired_time: z.int().min(1).optional(),
  }),
  payment: z.object({ payment_due_date: z.int().min(1), payment_method_types: z.array(z.string()).min(1) }).optional(),
  virtual_account_info: z.object({ expired_time: z.int().min(1) }).optional(),
  customer: z.object({ name: z.string().max(255) }).optional(),
})
type Order = z.output<typeof order>

/** DOKU's side: checks what DOKU checks, in its order, and tells the shop over HTTP with DOKU's signature. */
export const dokuSandbox =
  (config: DokuSandbox): FastifyPluginAsync =>
  async (app) => {
    readBytes(app)
    const { desk, now, retries = usualRetries } = config
    const sandbox = { name: 'DOKU', base, gives_back: true, desk, now, retries, compose: messageOf(config) }
    mountDesk(app, sandbox)
    app.get<{ Params: { token: string } }>(`${base}/checkout-link-v2/:token`, async (request, reply) => {
      const { token } = request.params
      const payment = await desk.find(token.split('-')[1] ?? '')
      return showPayment(sandbox, { request, reply }, payment?.token === token ? payment : undefined)
    })
    const paths = [...Object.keys(bins).map((bank) => `/${bank}-virtual-account/v2/payment-code`), ...pages]
    for (const path of paths) app.post(base + path, async (request, reply) => begin(config, { request, reply, path }))
    mountRefundChoice(app, { base, desk })
    app.post(base + cardRefundPath, async (request, reply) =>
      giveCardBack(config, { request, reply, path: cardRefundPath }),
    )
    if (config.qris) {
      const refund_paths = Object.values(snapRefundPaths)
      const { public_key } = config.qris
      mountSnap(app, { ...config, ...snapPaths, base, network: '93600899', public_key, refund_paths })
    }
    app.get<{ Params: { number: string } }>(`${base}/orders/v1/status/:number`, async (request, reply) =>
      tellStatus(config, { request, reply }, request.params.number),
    )
  }

const pages = ['/checkout/v1/payment', '/credit-card/v1/payment-page', '/shopeepay-emoney/v2/order']
type Exchange = { request: FastifyRequest; reply: FastifyReply; path: string }

async function begin(config: DokuSandbox, exchange: Exchange): Promise<FastifyReply> {
  const { request, path } = exchange
  const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
  const fault = headerFault(config, { headers: request.headers, path, body })
  if (fault) return exchange.reply.code(400).send(fault)
  const parsed = order.safeParse(parseJson(body.toString('utf8')))
  if (!parsed.success) return answer(config, exchange, { status: 400, body: { error_messages: ['INVALID PARAMETER'] } })
  const request_id = String(request.headers['request-id'])
  const payment = paymentOf(config, parsed.data, { path, request_id, digest: digestOf(body) })
  if (await config.desk.add(payment))
    return answer(config, exchange, { status: 200, body: answerOf(path, payment, config) })
  const stored = await config.desk.find(payment.payment_number)
  const isSame = stored?.request_id === request_id && stored.request_digest === payment.request_digest
  if (stored && isSame) return answer(config, exchange, { status: 409, body: answerOf(path, stored, config) })
  return answer(config, exchange, { status: 400, body: { message: ['INVOICE NUMBER ALREADY USED'] } })
}

const cardRefund = z.object({
  order: z.object({ invoice_number: z.string() }),
  payment: z.object({ original_request_id: z.string() }),
  refund: z.object({ amount: z.int().min(1) }),
})

async function giveCardBack(config: DokuSandbox, exchange: Exchange): Promise<FastifyReply> {
  const { request, reply, path } = exchange
  const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
  const fault = headerFault(config, { headers: request.headers, path, body })
  if (fault) return reply.code(400).send(fault)
  const sent = cardRefund.safeParse(parseJson(body.toString('utf8'))).data
  const payment = sent && (await config.desk.find(sent.order.invoice_number))
  const isOwn = payment?.channel === 'CREDIT_CARD' && payment.request_id === sent?.payment.original_request_id
  if (!sent || !payment || !isOwn) return answer(config, exchange, cardRefusal('TRANSACTION NOT FOUND'))
  const { amount } = sent.refund
  const number = String(request.headers['request-id'])
  const { payment_number } = payment
  const result = await refundPayment(config.desk, { payment_number, number, amount }, config.now())
  if (result === 'lost' || result === 'silent') return hangUp(reply)
  if (result !== 'given' && result !== 'again') return answer(config, exchange, cardRefusal('REFUND REJECTED'))
  const type = amount === payment.amount ? 'FULL_REFUND' : 'PARTIAL_REFUND'
  const refund = { amount, type, status: 'SUCCESS', message: 'Approved', approval_code: number.slice(-6) }
  return answer(config, exchange, { status: result === 'again' ? 409 : 200, body: { ...sent, refund } })
}

const cardRefusal = (message: string) => ({
  status: 400,
  body: { error: { code: 'INVALID_PARAMETER', message, type: 'Invalid Parameter' } },
})

type RequestMeta = { path: string; request_id: string; digest: string }

function paymentOf(config: DokuSandbox, sent: Order, { path, request_id, digest }: RequestMeta): SandboxPayment {
  const now = config.now()
  const bank = /^\/(\w+)-virtual-account/.exec(path)?.[1] ?? ''
  const bin = bins[bank]
  const minutes =
    sent.virtual_account_info?.expired_time ?? sent.payment?.payment_due_date ?? sent.order.expired_time ?? 60
  const channel = bin?.channel ?? sent.payment?.payment_method_types[0] ?? otherChannel(path)
  const { invoice_number: payment_number, amount, callback_url } = sent.order
  return {
    payment_number,
    amount,
    channel,
    customer_name: sent.customer?.name ?? '',
    state: 'open',
    token: `SANDBOX-${payment_number}-${newSecret()}`,
    // Zeros after the bank's own digits mark a number as nobody's.
    pay_code: bin ? `${bin.prefix}0000${String(randomInt(10 ** 8)).padStart(8, '0')}`.slice(0, 16) : null,
    return_url: callback_url ?? null,
    notification_url: config.notification_url(),
    request_id,
    request_digest: digest,
    created_at: now.toISOString(),
    expires_at: addMs(now, minutes * minuteMs).toISOString(),
    changed_at: now.toISOString(),
    refunds: [],
    next_refund: 'given',
    deliveries: [],
  }
}

const otherChannel = (path: string): string => (path.startsWith('/credit-card') ? 'CREDIT_CARD' : 'EMONEY_SHOPEE_PAY')

async function tellStatus(
  config: DokuSandbox,
  exchange: Omit<Exchange, 'path'>,
  number: string,
): Promise<FastifyReply> {
  const { request, reply } = exchange
  const path = `/orders/v1/status/${encodeURIComponent(number)}`
  const fault = headerFault(config, { headers: request.headers, path })
  if (fault) return reply.code(400).send(fault)
  const payment = await config.desk.find(number)
  const unknown = { error: { code: 'data_not_found', message: 'Order not found', type: 'invalid_request_error' } }
  if (!payment) return answer(config, { ...exchange, path }, { status: 404, body: unknown })
  const said = messageOf(config)(payment, { state: payment.state, amount: payment.amount, is_forged: false })
  return answer(config, { ...exchange, path }, { status: 200, body: JSON.parse(said.body) })
}

/** Answers are signed too, with the time of the answer. */
function answer(
  config: DokuSandbox,
  { request, reply, path }: Exchange,
  { status, body }: { status: number; body: object },
) {
  const { client_id, secret, now } = config
  const text = JSON.stringify(body)
  const request_id = String(request.headers['request-id'] ?? newId())
  const timestamp = timestampOf(now())
  const signed = { client_id, secret, request_id, timestamp, target: path, body: text, time_of: 'Response' as const }
  const headers = { 'client-id': client_id, 'request-id': request_id, 'response-timestamp': timestamp }
  return reply
    .code(status)
    .headers({ ...headers, signature: sign(signed) })
    .type('application/json')
    .send(text)
}
