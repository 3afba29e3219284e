import { createHash, type KeyObject } from 'node:crypto'
import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { isSameSecret, newId, newSecret } from '#core/ids.ts'
import { addMs, minuteMs, secondMs } from '#core/time.ts'
import { parseJson } from '../fetch-json.ts'
import type { Compose } from '../gateway-sandbox/deliver.ts'
import type { Desk, SandboxPayment } from '../gateway-sandbox/desk.ts'
import { mountDesk, readBytes, showPayment } from '../gateway-sandbox/pages.ts'
import { sandboxCode } from '../gateway-sandbox/qris.ts'
import { mountSnap } from '../snap/sandbox.ts'
import { snapPaths, type YukkQris } from './qris.ts'
import { snapMessage } from './sandbox-notification.ts'
import { accessTokens } from './sandbox-token.ts'
import { type Joining, sign } from './signature.ts'

export type YukkSandbox = {
  client_id: string
  client_secret: string
  merchant_id: string
  joining: Joining
  desk: Desk
  now: () => Date
  origin: () => string
  notification_url: () => string
  retries?: readonly number[]
  /** YUKK's QRIS, an account of its own. */
  qris?: Omit<YukkQris, 'url'> & { public_key: () => KeyObject }
}

type Qris = NonNullable<YukkSandbox['qris']>
const base = '/sandbox/yukk'
// YUKK tries three times more, a minute apart.
const usualRetries = [minuteMs, minuteMs, minuteMs]

const wanted = z.object({
  request_time: z.int(),
  payment: z.object({
    pmt_channel_code: z.enum([
      'QRIS',
      'VA_BCA',
      'VA_MANDIRI',
      'VA_BNI',
      'VA_BRI',
      'VA_PERMATA',
      'OVO',
      'SHOPEEPAY',
      'CREDIT_CARD',
    ]),
  }),
  order_details: z.object({ order_id: z.string().regex(/^[\w-]{1,64}$/), amount: z.int().min(1) }),
  customer: z.object({ name: z.string().min(1), phone: z.string().min(1), email: z.string().min(1) }),
  session_timeout: z.int().min(60),
  notification_url: z.url(),
  callback_url: z.url(),
})

/** YUKK's side: a token first, then payments at a page of its own, told to the shop with YUKK's signature. */
export const yukkSandbox =
  (config: YukkSandbox): FastifyPluginAsync =>
  async (app) => {
    readBytes(app)
    const { desk, now, retries = usualRetries } = config
    const sandbox = { name: 'YUKK', base, gives_back: false, desk, now, retries, compose: messageOf(config) }
    const token = accessTokens(config)
    mountDesk(app, sandbox)
    app.get<{ Params: { token: string } }>(`${base}/pay/:token`, async (request, reply) => {
      const { token: payToken } = request.params
      const payment = await desk.find(payToken.split('-')[1] ?? '')
      return showPayment(sandbox, { request, reply }, payment?.token === payToken ? payment : undefined)
    })
    if (config.qris) mountCodes(app, config, config.qris)
    app.post(`${base}/api/oauth/token`, async (request, reply) => {
      const made = token.make(bodyOf(request))
      return made ? envelope(config, reply, { status: 200, result: made }) : refuse(config, reply, 401)
    })
    app.post(`${base}/api/transactions/request-payment`, async (request, reply) =>
      token.isGood(request.headers) ? begin(config, request, reply) : refuse(config, reply, 401),
    )
    app.get<{ Params: { order_id: string } }>(`${base}/api/transactions/:order_id`, async (request, reply) => {
      if (!token.isGood(request.headers)) return refuse(config, reply, 401)
      const payment = await desk.find(request.params.order_id)
      if (!payment) return refuse(config, reply, 404)
      return envelope(config, reply, {
        status: 200,
        result: factsOf(payment, { state: payment.state, amount: payment.amount }),
      })
    })
  }

function mountCodes(app: FastifyInstance, { desk, now, notification_url }: YukkSandbox, qris: Qris): void {
  const { client_id, secret, public_key } = qris
  mountSnap(app, {
    ...{ ...snapPaths, base, network: '93600817', timeout_seconds: 1800 },
    ...{ client_id, secret, public_key, desk, now },
    notification_url: () => `${notification_url()}/v1.0/qr/qr-mpm-notify`,
  })
}

const bodyOf = (request: FastifyRequest): unknown =>
  Buffer.isBuffer(request.body) ? parseJson(request.body.toString('utf8')) : undefined

async function begin(config: YukkSandbox, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const parsed = wanted.safeParse(bodyOf(request))
  if (!parsed.success || !isSameSecret(String(request.headers.mid ?? ''), config.merchant_id)) {
    return refuse(config, reply, 422)
  }
  const { order_details, payment, customer, session_timeout, callback_url } = parsed.data
  const now = config.now()
  const { order_id: payment_number, amount } = order_details
  const channel = payment.pmt_channel_code
  const made: SandboxPayment = {
    payment_number,
    amount,
    channel,
    customer_name: customer.name,
    state: 'open',
    token: `SANDBOX-${payment_number}-${newSecret()}`,
    pay_code: channel === 'QRIS' ? sandboxCode({ network: '93600817', ref: payment_number, amount }) : null,
    return_url: callback_url,
    notification_url: config.notification_url(),
    request_id: newId(now),
    request_digest: '',
    created_at: now.toISOString(),
    expires_at: addMs(now, session_timeout * secondMs).toISOString(),
    changed_at: now.toISOString(),
    refunds: [],
    next_refund: 'given',
    deliveries: [],
  }
  if (!(await config.desk.add(made))) return refuse(config, reply, 409)
  const redirect_url = `${config.origin()}${base}/pay/${made.token}`
  return envelope(config, reply, { status: 200, result: { token: made.token, redirect_url, code: made.request_id } })
}

const statuses = { open: 'WAITING', paid: 'SUCCESS', failed: 'FAILED', expired: 'EXPIRED' } as const
type Saying = { state: SandboxPayment['state']; amount: number }

const factsOf = (payment: SandboxPayment, { state, amount }: Saying) => ({
  code: payment.request_id,
  order_id: payment.payment_number,
  grand_total: String(amount),
  customer_name: payment.customer_name,
  request_at: payment.created_at,
  paid_at: state === 'paid' ? payment.changed_at : null,
  expired_at: payment.expires_at,
  status: statuses[state],
  payment_channel: { code: payment.channel, name: payment.channel, category: { code: payment.channel } },
})

const messageOf =
  ({ client_secret, joining, qris, now, notification_url }: YukkSandbox): Compose =>
  (payment, { is_forged, ...saying }) => {
    // What has no page of YUKK's was asked for over SNAP, and is told of over it.
    if (qris && payment.return_url === null) {
      const token_url = `${notification_url()}/v1.0/access-token/b2b`
      return snapMessage({ partner: qris.partner, token_url, now }, payment, { is_forged, ...saying })
    }
    const facts = factsOf(payment, saying)
    const secret = is_forged ? createHash('sha256').update(client_secret).digest('hex') : client_secret
    const { order_id, grand_total: amount, status } = facts
    const signature = sign({ secret, order_id, channel: payment.channel, amount, status }, joining)
    return { headers: { signature }, body: JSON.stringify(facts) }
  }

type Answer = { status: number; result: object }

const envelope = ({ now }: YukkSandbox, reply: FastifyReply, { status, result }: Answer): FastifyReply =>
  reply.code(status).send({
    time: Math.floor(now().getTime() / 1000),
    status_code: status,
    status_message: status < 300 ? 'Success' : '[SANDBOX] refused',
    result,
  })

const refuse = (config: YukkSandbox, reply: FastifyReply, status: number): FastifyReply =>
  envelope(config, reply, { status, result: {} })
