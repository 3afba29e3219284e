import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { languageOf } from '#core/messages.ts'
import { deliver, deliverLater, modes, type Post } from './deliver.ts'
import type { SandboxPayment } from './desk.ts'
import { settlementOf } from './settlement.ts'
import { listPage, missingPage, type Place, paymentPage, policy } from './view.ts'

type Sandbox = Post & { name: string; base: string; gives_back: boolean }

const named = z.object({ payment_number: z.string().max(64) })
const wish = z.object({
  deliver: z.enum(modes).default('once'),
  /** How late "late" is, in seconds. */
  after: z.coerce.number().min(0).max(3600).default(5),
})

/** The gateway's side for people and for scripts: what is open, and what happens to it. */
export function mountDesk(app: FastifyInstance, sandbox: Sandbox): void {
  const { base, desk } = sandbox
  app.get(base, async (request, reply) =>
    html(reply, listPage(placeOf(sandbox, request), (await desk.list()).slice(0, 200))),
  )
  app.get(`${base}/payments.json`, async () => (await desk.list()).map(shown))
  app.get<{ Params: { day: string } }>(`${base}/settlements/:day.csv`, async (request, reply) => {
    const text = settlementOf(await desk.list(), request.params.day)
    return text === undefined
      ? reply.code(404).send({ message: 'nothing was paid' })
      : reply.type('text/csv').send(text)
  })
  app.get(`${base}/payments/:payment_number`, async (request, reply) =>
    showPayment(sandbox, { request, reply }, await desk.find(named.parse(request.params).payment_number)),
  )
  for (const [verb, state] of Object.entries({ pay: 'paid', fail: 'failed', expire: 'expired' } as const)) {
    app.post(`${base}/payments/:payment_number/${verb}`, async (request, reply) =>
      act(sandbox, { request, reply }, state),
    )
  }
  app.post(`${base}/payments/:payment_number/notify`, async (request, reply) =>
    act(sandbox, { request, reply }, undefined),
  )
}

type Exchange = { request: FastifyRequest; reply: FastifyReply }

/** A payment's own page, for who pays it. */
export function showPayment(sandbox: Sandbox, { request, reply }: Exchange, payment: SandboxPayment | undefined) {
  const place = placeOf(sandbox, request)
  if (!payment) return html(reply.code(404), missingPage(place))
  return html(reply, paymentPage(place, payment))
}

async function act(sandbox: Sandbox, { request, reply }: Exchange, state: SandboxPayment['state'] | undefined) {
  const { payment_number } = named.parse(request.params)
  const parsed = wish.safeParse(request.query)
  if (!parsed.success) return reply.code(422).send({ message: `deliver is one of ${modes.join(', ')}` })
  const { deliver: mode, after } = parsed.data
  const payment = await sandbox.desk.find(payment_number)
  if (!payment) return reply.code(404).send({ message: 'no such payment' })
  // Who forges has paid nothing: only the message is sent.
  const changed = state === undefined || mode === 'forged' ? payment : await changeTo(sandbox, payment, state)
  if (!changed) return reply.code(409).send({ message: `this payment is ${payment.state}` })
  if (mode === 'late') deliverLater(sandbox, changed, after)
  const answers = await deliver(sandbox, changed, mode)
  if (/text\/html/.test(request.headers.accept ?? '')) {
    return reply.redirect(`${sandbox.base}/payments/${encodeURIComponent(payment_number)}`, 303)
  }
  return { ...shown((await sandbox.desk.find(payment_number)) ?? changed), deliver: mode, answers }
}

/** What is open may be paid, fail or run out, once. */
async function changeTo({ desk, now }: Sandbox, { payment_number }: SandboxPayment, state: SandboxPayment['state']) {
  let isDone = false
  const changed = await desk.change(payment_number, (was) => {
    if (was.state !== 'open') return was
    isDone = true
    return { ...was, state, changed_at: now().toISOString() }
  })
  return isDone ? changed : undefined
}

const shown = ({ payment_number, amount, channel, state, pay_code, created_at, expires_at }: SandboxPayment) => ({
  payment_number,
  amount,
  channel,
  state,
  pay_code,
  created_at,
  expires_at,
})

const placeOf = ({ name, base, gives_back }: Sandbox, request: FastifyRequest): Place => ({
  name,
  base,
  gives_back,
  language: languageOf(request.headers['accept-language']),
})

const html = (reply: FastifyReply, text: string): FastifyReply =>
  reply
    .headers({ 'cache-control': 'no-store', 'content-security-policy': policy, 'referrer-policy': 'no-referrer' })
    .type('text/html; charset=utf-8')
    .send(text)

/** Bytes stay as they came, for signatures; forms of these pages carry nothing. */
export function readBytes(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: 64 * 1024 }, (_request, body, done) => done(null, body))
}
