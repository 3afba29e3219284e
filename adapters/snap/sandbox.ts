import { createHash, createHmac, type KeyObject } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { isSameSecret, newSecret } from '#core/ids.ts'
import { addMs, minuteMs, secondMs } from '#core/time.ts'
import { parseJson } from '../fetch-json.ts'
import type { Desk, SandboxPayment } from '../gateway-sandbox/desk.ts'
import { sandboxCode } from '../gateway-sandbox/qris.ts'
import { hangUp, refundPayment } from '../gateway-sandbox/refund.ts'
import { rupiahOf } from './qris.ts'
import { isAskingSigned, isSigned, timeOf } from './signature.ts'

export type SnapSandbox = {
  base: string
  token_path: string
  generate_path: string
  query_path: string
  client_id: string
  secret: string
  public_key: () => KeyObject
  /** The first digits of the merchant's number: whose network it is. */
  network: string
  /** Where money is given back, where the gateway does so. */
  refund_paths?: readonly string[]
  desk: Desk
  now: () => Date
  notification_url: () => string
  /** How long every code lives, where the shop has no say in it. */
  timeout_seconds?: number
}

const lifeSeconds = 900
const windowMs = 5 * minuteMs

/** SNAP on the gateway's side: a token for who has the key, codes and their state for who signs with it. */
export function mountSnap(app: FastifyInstance, sandbox: SnapSandbox): void {
  const { base } = sandbox
  app.post(base + sandbox.token_path, async (request, reply) => giveToken(sandbox, request, reply))
  app.post(base + sandbox.generate_path, async (request, reply) => {
    if (!isAllowed(sandbox, request, sandbox.generate_path))
      return refuse(reply, 401, '4014700 Unauthorized. Signature')
    return generate(sandbox, request, reply)
  })
  app.post(base + sandbox.query_path, async (request, reply) => {
    if (!isAllowed(sandbox, request, sandbox.query_path)) return refuse(reply, 401, '4015100 Unauthorized. Signature')
    return tell(sandbox, request, reply)
  })
  for (const path of sandbox.refund_paths ?? [])
    app.post(base + path, async (request, reply) => {
      if (!isAllowed(sandbox, request, path)) return refuse(reply, 401, `401${service(path)}00 Unauthorized. Signature`)
      return refund(sandbox, { request, reply, path })
    })
}

/** The two digits of a call in every code of its answers. */
const service = (path: string): string => (path.includes('/qr/') ? '78' : '58')

const header = (request: FastifyRequest, name: string): string => String(request.headers[name] ?? '')
const bytesOf = (request: FastifyRequest): Buffer => (Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0))
const bodyOf = (request: FastifyRequest): unknown => parseJson(bytesOf(request).toString('utf8'))

function refuse(reply: FastifyReply, status: number, said: string): FastifyReply {
  const [responseCode = '', ...words] = said.split(' ')
  return reply.code(status).send({ responseCode, responseMessage: `[SANDBOX] ${words.join(' ')}` })
}

const isTimely = ({ now }: SnapSandbox, timestamp: string): boolean =>
  Math.abs(now().getTime() - (timeOf(timestamp)?.getTime() ?? 0)) <= windowMs

/** A token carries its own end, so that it outlives the process that gave it. */
const mark = ({ secret }: SnapSandbox, end: string): string =>
  createHmac('sha256', secret).update(`snap token ${end}`).digest('base64url')

function giveToken(sandbox: SnapSandbox, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const [client_id, timestamp] = [header(request, 'x-client-key'), header(request, 'x-timestamp')]
  const isKnown = isSameSecret(client_id, sandbox.client_id) && isTimely(sandbox, timestamp)
  const isOwn = isAskingSigned({ client_id, timestamp }, sandbox.public_key(), header(request, 'x-signature'))
  if (!isKnown || !isOwn) return refuse(reply, 401, '4017300 Unauthorized. Signature')
  const end = String(sandbox.now().getTime() + lifeSeconds * secondMs)
  return reply.send({
    responseCode: '2007300',
    responseMessage: 'Successful',
    accessToken: `SANDBOX.${end}.${mark(sandbox, end)}`,
    tokenType: 'Bearer',
    expiresIn: lifeSeconds,
  })
}

function isAllowed(sandbox: SnapSandbox, request: FastifyRequest, path: string): boolean {
  const [, token = '', end = '', sent = ''] =
    /^Bearer (SANDBOX\.(\d+)\.([\w-]+))$/.exec(header(request, 'authorization')) ?? []
  if (!isSameSecret(sent, mark(sandbox, end)) || Number(end) <= sandbox.now().getTime()) return false
  const timestamp = header(request, 'x-timestamp')
  const signed = { method: 'POST' as const, path, token, body: bytesOf(request), timestamp }
  return (
    isSameSecret(header(request, 'x-partner-id'), sandbox.client_id) &&
    /^\d{6,36}$/.test(header(request, 'x-external-id')) &&
    isTimely(sandbox, timestamp) &&
    isSigned(signed, sandbox.secret, header(request, 'x-signature'))
  )
}

const amount = z.object({ value: z.string(), currency: z.string() })
const wanted = z.object({
  partnerReferenceNo: z.string().regex(/^\w{1,64}$/),
  amount,
  validityPeriod: z.string().optional(),
})

async function generate(sandbox: SnapSandbox, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const sent = wanted.safeParse(bodyOf(request)).data
  const rupiah = rupiahOf(sent?.amount)
  if (!sent || !rupiah) return refuse(reply, 400, '4004701 Invalid Field Format')
  const usual = addMs(sandbox.now(), (sandbox.timeout_seconds ?? 1800) * secondMs)
  const until = timeOf(sent.validityPeriod ?? '') ?? usual
  const made = paymentOf(sandbox, { number: sent.partnerReferenceNo, rupiah, until, body: bytesOf(request) })
  if (!(await sandbox.desk.add(made))) return refuse(reply, 409, '4094701 Duplicate partnerReferenceNo')
  return reply.send({
    responseCode: '2004700',
    responseMessage: 'Successful',
    referenceNo: made.request_id,
    partnerReferenceNo: made.payment_number,
    qrContent: made.pay_code,
    ...(sandbox.timeout_seconds && { timeoutInSeconds: sandbox.timeout_seconds }),
  })
}

type Code = { number: string; rupiah: number; until: Date; body: Buffer }

function paymentOf(sandbox: SnapSandbox, { number, rupiah, until, body }: Code): SandboxPayment {
  const now = sandbox.now()
  return {
    payment_number: number,
    amount: rupiah,
    channel: 'QRIS',
    customer_name: '',
    state: 'open',
    token: `SANDBOX-${number}-${newSecret()}`,
    pay_code: sandboxCode({ network: sandbox.network, ref: number, amount: rupiah }),
    return_url: null,
    notification_url: sandbox.notification_url(),
    request_id: `${now.getTime()}`,
    request_digest: createHash('sha256').update(body).digest('base64'),
    created_at: now.toISOString(),
    expires_at: until.toISOString(),
    changed_at: now.toISOString(),
    refunds: [],
    next_refund: 'given',
    deliveries: [],
  }
}

const statuses = { open: '03', paid: '00', failed: '06', expired: '05' } as const

async function tell(sandbox: SnapSandbox, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const input = z.object({ originalPartnerReferenceNo: z.string() }).safeParse(bodyOf(request)).data
  const payment = input && (await sandbox.desk.find(input.originalPartnerReferenceNo))
  if (!payment) return refuse(reply, 404, '4045101 Transaction Not Found')
  return reply.send({
    responseCode: '2005100',
    responseMessage: 'Successful',
    originalReferenceNo: payment.request_id,
    originalPartnerReferenceNo: payment.payment_number,
    serviceCode: '47',
    latestTransactionStatus: statuses[payment.state],
    amount: { value: `${payment.amount}.00`, currency: 'IDR' },
  })
}

const refundWish = z.object({
  originalPartnerReferenceNo: z.string(),
  partnerRefundNo: z.string().regex(/^[\w-]{1,64}$/),
  refundAmount: amount,
})
type RefundExchange = { request: FastifyRequest; reply: FastifyReply; path: string }

async function refund(sandbox: SnapSandbox, { request, reply, path }: RefundExchange): Promise<FastifyReply> {
  const sent = refundWish.safeParse(bodyOf(request)).data
  const rupiah = rupiahOf(sent?.refundAmount)
  const of = service(path)
  if (!sent || !rupiah) return refuse(reply, 400, `400${of}01 Invalid Field Format`)
  const { originalPartnerReferenceNo: payment_number, partnerRefundNo: number } = sent
  const result = await refundPayment(sandbox.desk, { payment_number, number, amount: rupiah }, sandbox.now())
  if (result === 'lost' || result === 'silent') return hangUp(reply)
  if (result === 'unknown') return refuse(reply, 404, `404${of}01 Transaction Not Found`)
  if (result === 'again') return refuse(reply, 409, `409${of}01 Duplicate partnerRefundNo`)
  if (result === 'too_much') return refuse(reply, 404, `404${of}13 Invalid Amount`)
  if (result === 'refused') return refuse(reply, 403, `403${of}15 Transaction Not Permitted`)
  return reply.send({
    responseCode: `200${of}00`,
    responseMessage: 'Successful',
    originalPartnerReferenceNo: payment_number,
    refundNo: `SANDBOX-${number}`,
    partnerRefundNo: number,
    refundAmount: sent.refundAmount,
  })
}
