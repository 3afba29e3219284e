import { randomInt } from 'node:crypto'
import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { languageOf } from '#core/messages.ts'
import { addMs, jakartaDate, minuteMs } from '#core/time.ts'
import { readBytes } from '../gateway-sandbox/pages.ts'
import { heldOf, type Movement, type SandboxAccount, type SandboxApplication, type Shown } from './book.ts'
import { deliver, deliverLater, type Mode, modes, type Sender } from './deliver.ts'
import { accountPage, listPage, missingPage, policy } from './view.ts'

export type BankSandbox = Sender & {
  accounts(): Promise<SandboxAccount[]>
  applications(): Promise<SandboxApplication[]>
  /** Where the desk is; none, where there is no console. */
  console_host: string | undefined
}

const base = '/sandbox/bank'
const amount = z.coerce.number().int().min(1).max(1_000_000_000)
const wish = z.object({
  deliver: z.enum(modes).default('once'),
  /** How late "late" is, in seconds. */
  after: z.coerce.number().min(0).max(3600).default(5),
})

/** The bank's side: accounts, what lies in them, and what the product is notified of. No money moves. */
export const bankSandbox =
  (sandbox: BankSandbox): FastifyPluginAsync =>
  async (app) => {
    readBytes(app)
    app.get(base, async (request, reply) => {
      const applications = await sandbox.applications()
      const lists = { accounts: await shownAll(sandbox), applications, desk: deskOf(sandbox, request) }
      return html(reply, listPage(languageIn(request), lists))
    })
    app.get(`${base}/accounts.json`, async () => (await shownAll(sandbox)).map(factsOf))
    mountAccount(app, sandbox)
  }

function mountAccount(app: FastifyInstance, sandbox: BankSandbox): void {
  const at = `${base}/:virtual_account`
  const withAccount = (work: Work) => async (request: FastifyRequest, reply: FastifyReply) => {
    const { virtual_account } = z.object({ virtual_account: z.string().max(40) }).parse(request.params)
    const one = (await shownAll(sandbox)).find((known) => known.virtual_account === virtual_account)
    return one ? work({ one, request, reply }) : html(reply.code(404), missingPage(languageIn(request)))
  }
  const answer = async ({ one, request, reply }: Exchange, more: object = {}) =>
    /text\/html/.test(request.headers.accept ?? '')
      ? reply.redirect(`${base}/${one.virtual_account}`, 303)
      : { ...factsOf(await freshOf(sandbox, one)), ...more }
  app.get(
    at,
    withAccount(async ({ one, request, reply }) => html(reply, accountPage(languageIn(request), one))),
  )
  app.post(
    `${at}/deposits`,
    withAccount(async (exchange) => deposit(sandbox, exchange, answer)),
  )
  app.post(
    `${at}/movements/:id/notify`,
    withAccount(async (exchange) => {
      const { id } = z.object({ id: z.string() }).parse(exchange.request.params)
      const movement = exchange.one.account.movements.find((one) => one.id === id && one.kind === 'deposit')
      if (!movement) return exchange.reply.code(404).send({ message: 'no such deposit' })
      const notification = { account: exchange.one.account, movement, is_retry: true }
      return answer(exchange, { answers: await deliver(sandbox, [notification], 'once') })
    }),
  )
  for (const kind of ['correction', 'payout'] as const)
    app.post(
      `${at}/${kind}s`,
      withAccount(async (exchange) => takeOut(sandbox, exchange, { kind, answer })),
    )
}

type Exchange = { one: Shown; request: FastifyRequest; reply: FastifyReply }
type Work = (exchange: Exchange) => Promise<unknown>
type Answer = (exchange: Exchange, more?: object) => Promise<unknown>

const fieldsOf = ({ body, query }: FastifyRequest): Record<string, unknown> => ({
  ...z.record(z.string(), z.unknown()).parse(query),
  ...Object.fromEntries(new URLSearchParams(Buffer.isBuffer(body) ? body.toString('utf8') : '')),
})

async function deposit(sandbox: BankSandbox, exchange: Exchange, answer: Answer): Promise<unknown> {
  const { one, request, reply } = exchange
  const fields = wish.extend({ amount }).safeParse(fieldsOf(request)).data
  if (!fields) return reply.code(422).send({ message: `an amount, and deliver as one of ${modes.join(', ')}` })
  const { deliver: mode, after, amount: sum } = fields
  const movements = movementsOf(sandbox, sum, mode)
  // Who forges has paid nothing: only the message is sent.
  const account =
    mode === 'forged'
      ? one.account
      : await sandbox.book.change(one, (was) => ({ ...was, movements: [...was.movements, ...movements] }))
  const notifications = movements.map((movement) => ({ account, movement }))
  if (mode === 'late') deliverLater(sandbox, notifications, after)
  return answer(exchange, { deliver: mode, answers: await deliver(sandbox, notifications, mode) })
}

/** Out of order go two, which together are what was paid. */
function movementsOf({ now }: BankSandbox, sum: number, mode: Mode): Movement[] {
  const half = Math.floor(sum / 2)
  const sums = mode === 'reordered' && half > 0 ? [half, sum - half] : [sum]
  return sums.map((amount, i) => {
    const at = addMs(now(), (i + 1 - sums.length) * minuteMs)
    return { id: newNumber(at), kind: 'deposit', amount, at: at.toISOString(), answer: null }
  })
}

const newNumber = (at: Date): string =>
  `${jakartaDate(at).replaceAll('-', '')}${String(randomInt(10 ** 12)).padStart(12, '0')}`

type Out = { kind: 'correction' | 'payout'; answer: Answer }

/** The bank takes money out of its own books; the officer writes it down at the desk, for SNAP has no word for it. */
async function takeOut(sandbox: BankSandbox, exchange: Exchange, { kind, answer }: Out): Promise<unknown> {
  const { one, request, reply } = exchange
  const sum = kind === 'payout' ? one.held : amount.safeParse(fieldsOf(request).amount).data
  if (!sum || sum > one.held) return reply.code(422).send({ message: 'at most what lies there' })
  const at = sandbox.now()
  const movement: Movement = { id: newNumber(at), kind, amount: -sum, at: at.toISOString(), answer: null }
  await sandbox.book.change(one, (was) =>
    heldOf(was) >= sum ? { ...was, movements: [...was.movements, movement] } : was,
  )
  return answer(exchange)
}

async function shownAll(sandbox: BankSandbox): Promise<Shown[]> {
  const accounts = await sandbox.accounts()
  return Promise.all(accounts.map((one) => freshOf(sandbox, one)))
}

async function freshOf({ book }: BankSandbox, one: SandboxAccount): Promise<Shown> {
  const account = await book.find(one)
  return { ...one, account, held: heldOf(account) }
}

const factsOf = ({ bank, virtual_account, held, counted, account }: Shown) => ({
  ...{ bank, virtual_account, held, counted },
  movements: account.movements,
})

/** The console answers under one host alone: the port is the one that this page came by. */
const deskOf = ({ console_host }: BankSandbox, { host, hostname }: FastifyRequest): string | undefined =>
  console_host === undefined ? undefined : `//${console_host}${host.slice(hostname.length)}/console/savings`

const languageIn = (request: FastifyRequest) => languageOf(request.headers['accept-language'])

const html = (reply: FastifyReply, text: string): FastifyReply =>
  reply
    .headers({ 'cache-control': 'no-store', 'content-security-policy': policy, 'referrer-policy': 'no-referrer' })
    .type('text/html; charset=utf-8')
    .send(text)
