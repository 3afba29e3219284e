import type { Call, Input, Output, Rush, Who } from '#core/call.ts'
import type { Caller, CtxFor, Db, Upload } from '#core/context.ts'
import { lane } from '#core/lane.ts'
import type { Language } from '#core/messages.ts'
import type { LimitPort } from '#core/ports.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import type { Staff } from '#core/staff.ts'
import type { Tenant } from '#core/tenant.ts'
import { fieldErrors, validationWords } from '#core/validation.ts'
import { networkOf } from '#modules/identity/rules/network.ts'
import { audited, type DeskParts, deskCall, staffFor } from './desk.ts'
import { checkKey, givenBefore, once } from './idempotency.ts'
import type { Take } from './limits.ts'
import { overfull } from './overfull.ts'
import type { recentWriters } from './recent-writers.ts'
import type { Reads } from './replica.ts'
import { unsafePart } from './unsafe.ts'
import { waitingRoom } from './waiting-room.ts'

/** One request for one call, whether it came over HTTP or from a page in this process. */
export type CallRequest = {
  tenant: Tenant
  language: Language
  request: {
    id: string
    ip: string
    user_agent: string
    device_id: string | undefined
    /** Seconds ago, here or at another process. */
    has_written?: boolean
  }
  /** Lower case. */
  headers: Readonly<Record<string, string | undefined>>
  cookies: { user_token: string | undefined; refresh_token: string | undefined; staff_token: string | undefined }
  /** Whether the browser says this comes from the site itself; what cookies may do hangs on it. */
  same_origin: boolean
  /** From our own pages: the page has its own limits. */
  from_site: boolean
  /** To the host of the desk; its calls exist nowhere else. */
  is_console: boolean
  path: Readonly<Record<string, unknown>>
  query: Readonly<Record<string, unknown>>
  body: unknown
  files: Readonly<Record<string, Upload | undefined>>
  /** Reads what is still on its way, a form with files: only once it is known that its sender may. */
  receive?(): Promise<Pick<CallRequest, 'body' | 'files'>>
  /** The bytes of a call that reads them as they came, and its query as it was written. */
  raw?: Buffer
  search?: string
}

/** A call with its handler as the pipeline sees them: that they belong together was checked where they were declared. */
export type Bound = {
  call: Call
  // As a method: of those the compiler lets any handler in, whichever of the contexts and inputs it takes.
  run(ctx: CtxFor<Who, unknown>, input: Input<Call>): Promise<Output<Call>>
  rush?: Rush<Call> | undefined
}

export type PipelineParts = DeskParts & {
  db: Db
  reads: Pick<Reads, 'read'>
  writers: ReturnType<typeof recentWriters>
  clock: () => Date
  ports: unknown
  limits: LimitPort
  isAppKeyKnown(tenant: Tenant, key: string): Promise<boolean>
  /** The general limit of an address: seconds to wait, or nothing. */
  generalWait(request: CallRequest, hasAppKey: boolean): ReturnType<Take>
  /** Who a user token belongs to; throws the refusal for one that is not good. */
  caller(tenant: Tenant, token: string): Promise<Caller>
}

const noBytes = Buffer.alloc(0)
const done = { id: 'Berhasil', en: 'Done' } as const

/** The sentence of the envelope. */
export const messageOf = (call: Call, data: unknown, language: Language): string =>
  (call.saysOf?.(data) ?? call.says ?? done)[language]

export type Pipeline = (bound: Bound, request: CallRequest) => Promise<unknown>

/** Who, limits, idempotency, input, handler, output: the one way into a call. */
export function pipeline(parts: PipelineParts): Pipeline {
  const crowd = makeCrowd(parts)
  return async (bound, sent) => {
    const { call, rush } = bound
    await checkGeneral(parts, call, sent)
    // In a rush those who come too late cost no write: only who may still get something is counted.
    if (!rush) await takeTry(parts, call, sent)
    if (call.flag && sent.tenant.feature_flag[call.flag] === 0) throw new Refusal(codes.not_found)
    const who = rush ? await crowd.entryQueue(() => identify(parts, call, sent)) : await identify(parts, call, sent)
    const request = { ...sent, ...(await sent.receive?.()) }
    const identified = { request, who, input: readInput(call, request) }
    return rush ? crowd.answer({ ...bound, rush }, identified) : answer(parts, bound, identified)
  }
}

type IdentifiedRequest = { request: CallRequest; who: Identified & { user: Caller }; input: Record<string, unknown> }

/** What a handler is given. */
function contextOf(parts: PipelineParts, call: Call, { request, who }: IdentifiedRequest) {
  const headers = Object.fromEntries((call.headers ?? []).map((name) => [name, request.headers[name]]))
  const { tenant, language, files } = request
  const said = { headers, files, raw: request.raw ?? noBytes, search: request.search ?? '', request: request.request }
  return { db: parts.db, now: parts.clock(), tenant, language, ...said, ports: parts.ports, ...who }
}

const scopeOf = (call: Call, { request, who }: IdentifiedRequest) =>
  `${request.tenant.id} ${who.staff?.id ?? who.user?.id ?? request.request.ip} ${call.method} ${call.path}`

/** What of a call is counted by person is counted before a connection is held for it. */
function answer(parts: PipelineParts, bound: Bound, identified: IdentifiedRequest): Promise<unknown> {
  const { staff } = identified.who
  const work = () => answerOnce(parts, bound, identified)
  if (!staff) return work()
  if (bound.call.step_code) return parts.countCode(staff.id, work)
  return bound.call.answers === 'stream' ? exportInTurn(parts, staff, work) : work()
}

/** As many lists as somebody takes away in an hour of honest work. */
const exportLimit = { points: 30, seconds: 3600 }
const deskExports = lane(2)

/** A list takes its time with a connection held: few at once, and so many of one person. */
async function exportInTurn<T>({ limits }: PipelineParts, staff: Staff, work: () => Promise<T>): Promise<T> {
  const taken = await limits.take(`exports of ${staff.id}`, exportLimit)
  if (!taken.ok) throw new Refusal(codes.too_many_requests, { retry_after_seconds: taken.retry_after_seconds })
  return deskExports(work)
}

async function answerOnce(parts: PipelineParts, bound: Bound, identified: IdentifiedRequest): Promise<unknown> {
  const { call } = bound
  const { request, who } = identified
  const ctx = contextOf(parts, call, identified)
  const run = (db: Db) => runIn(parts, bound, { identified, ctx: { ...ctx, db } })
  if (call.may_lag) return parts.reads.read(parts.writers.includes(request, who.user?.id), run)
  try {
    const key = request.headers['idempotency-key']
    if (!call.once || key === undefined) return await run(parts.db)
    const [scope, body, asks_outside] = [scopeOf(call, identified), identified.input, call.once === 'asks-outside']
    return await once({ db: parts.db, scope, key, body, now: parts.clock, run, asks_outside })
  } finally {
    if (call.method !== 'GET') parts.writers.note(request, who.user?.id)
  }
}

const deskFiles = lane(2)

type Running = { identified: IdentifiedRequest; ctx: ReturnType<typeof contextOf> }

async function runIn(parts: PipelineParts, bound: Bound, { identified, ctx }: Running): Promise<unknown> {
  const { call } = bound
  const [desk, { staff }] = [deskCall(call), identified.who]
  if (!desk || !staff) return call.output.parse(await bound.run(ctx, identified.input))
  const { tenant: _, ...rest } = ctx
  const counts_codes = call.step_code === true
  const made = { call: desk, staff, request: ctx.request, now: ctx.now }
  // A file takes its time with a connection held: few at once, or they would hold all that the site has.
  const inTurn = call.files ? deskFiles : <T>(work: () => Promise<T>) => work()
  return inTurn(() =>
    audited({ ...parts, db: ctx.db }, made, async (db, audit) =>
      call.output.parse(await bound.run({ ...rest, db, staff, audit, counts_codes }, identified.input)),
    ),
  )
}

type Rushed = Bound & { rush: Rush<Call> }

/** Calls that very many make at once: they use a part of the connections, and wait for it without one. */
function makeCrowd(parts: PipelineParts) {
  const [entryQueue, takers, room] = [lane(3), lane(4), waitingRoom()]
  return {
    entryQueue: entryQueue,
    async answer(bound: Rushed, identified: IdentifiedRequest): Promise<unknown> {
      const { call, rush } = bound
      const { input } = identified
      const take = () =>
        takers(() => takeTry(parts, call, identified.request).then(() => answer(parts, bound, identified)))
      const look = () => takers(() => rush.left(contextOf(parts, call, identified), input))
      const entered = await room.enter(rush.thing(input), { needed: rush.needed(input), look, take })
      if (entered.isLeft) return entered.answer
      const late = await entryQueue(() => standingOf(parts, bound, identified))
      return late.mayStill ? take() : late.before
    },
  }
}

/** None left: who was served before under this key hears so again, and who has some already may change them. */
async function standingOf(parts: PipelineParts, { call, rush }: Rushed, identified: IdentifiedRequest) {
  const key = identified.request.headers['idempotency-key']
  if (call.once && key !== undefined) {
    checkKey(key)
    const before = await givenBefore({ db: parts.db, scope: scopeOf(call, identified), key, body: identified.input })
    if (before !== undefined) return { mayStill: false, before }
  }
  if ((await rush.own(contextOf(parts, call, identified), identified.input)) === 0) throw new Refusal(rush.none)
  return { mayStill: true }
}

type CallAccess = Pick<Call, 'method' | 'path' | 'who' | 'limit'>
export type Admission = ReturnType<typeof admission>

/** For what is no call, such as a socket: what a call that writes would ask, but for how many, which is counted before. */
export function admission(parts: PipelineParts) {
  const access = { method: 'POST', path: '/api/', who: 'member' } as const
  const member = async (request: CallRequest): Promise<Caller> => {
    const appKey = request.headers['access-token']
    if (appKey !== undefined) await checkAppKey(parts, request.tenant, appKey)
    return (await identify(parts, access, request)).user
  }
  return { member }
}

async function checkGeneral(parts: PipelineParts, call: CallAccess, request: CallRequest): Promise<void> {
  // A gateway may tell of many payments at once; unsigned messages cost no more than a refusal here would.
  if (call.who === 'gateway') return
  const appKey = request.headers['access-token']
  // Counted before the key is looked up: guessing keys must not be the one thing without a limit.
  const wait = await parts.generalWait(request, appKey !== undefined)
  if (wait !== undefined) throw new Refusal(codes.too_many_requests, { retry_after_seconds: wait })
  if (appKey !== undefined) await checkAppKey(parts, request.tenant, appKey)
}

/** The call's own limit, across processes. */
async function takeTry(parts: PipelineParts, call: CallAccess, request: CallRequest): Promise<void> {
  if (call.who === 'gateway' || !call.limit) return
  const taken = await parts.limits.take(`${call.method} ${call.path} ${networkOf(request.request.ip)}`, call.limit)
  if (!taken.ok) throw new Refusal(codes.too_many_requests, { retry_after_seconds: taken.retry_after_seconds })
}

async function checkAppKey(parts: PipelineParts, tenant: Tenant, key: string): Promise<void> {
  if (!/^[A-Za-z0-9_-]{20,100}$/.test(key)) throw new Refusal(codes.app_key_malformed)
  if (!(await parts.isAppKeyKnown(tenant, key))) throw new Refusal(codes.app_key_unknown)
}

type Identified = { user?: Caller; staff?: Staff; refresh_token: string }

async function identify(
  parts: PipelineParts,
  call: CallAccess,
  request: CallRequest,
): Promise<Identified & { user: Caller }> {
  const desk = deskCall(call)
  const identified = desk
    ? { staff: await staffFor(parts, desk, request), refresh_token: '' }
    : call.who === 'refresh-token'
      ? refreshToken(request)
      : await userOf(parts, call, request)
  // The context type of each `who` promises a user only where userOf has refused those without one.
  return identified as Identified & { user: Caller }
}

function refreshToken(request: CallRequest): Identified {
  const sent = request.headers['refresh-token']
  const cookie = sent === undefined ? request.cookies.refresh_token : undefined
  if (cookie && !request.same_origin) throw new Refusal(codes.origin_foreign)
  const token = sent ?? cookie
  if (!token) throw new Refusal(codes.session_ended)
  return { refresh_token: token }
}

async function userOf(parts: PipelineParts, call: CallAccess, request: CallRequest): Promise<Identified> {
  if (call.who === 'gateway') return { refresh_token: '' }
  const bearer = request.headers.authorization
  const sent = bearer === undefined ? undefined : /^Bearer ([A-Za-z0-9_.-]+)$/i.exec(bearer)?.[1]
  if (bearer !== undefined && !sent) throw new Refusal(codes.not_signed_in)
  const cookie = bearer === undefined ? request.cookies.user_token : undefined
  if (cookie && call.method !== 'GET' && !request.same_origin) throw new Refusal(codes.origin_foreign)
  const token = sent ?? cookie
  if (token) return { user: await parts.caller(request.tenant, token), refresh_token: '' }
  if (call.who === 'member' || call.who === 'owner') throw new Refusal(codes.not_signed_in)
  return { refresh_token: '' }
}

/** Path beats query beats body; a name in two places is refused, and so is text no database can hold. */
function readInput(call: Call, request: CallRequest): Record<string, unknown> {
  const body = request.body ?? {}
  if (typeof body !== 'object' || Array.isArray(body)) throw new Refusal(codes.input_invalid)
  const say = validationWords(request.language)
  const parts: Record<string, unknown>[] = [request.path, request.query, { ...body }]
  const known = Object.keys(call.input.shape)
  const twice = known.filter((name) => parts.filter((part) => Object.hasOwn(part, name)).length > 1)
  if (twice.length > 0) {
    throw new Refusal(codes.input_invalid, { errors: Object.fromEntries(twice.map((name) => [name, [say.twice]])) })
  }
  const sent: Record<string, unknown> = Object.assign(Object.create(null), ...parts.reverse())
  const full = overfull(call.input.shape, sent)
  if (full) throw new Refusal(codes.input_invalid, { errors: { [full.name]: [say.high(full.most)] } })
  for (const name of known) {
    if (unsafePart(sent[name])) throw new Refusal(codes.input_invalid, { errors: { [name]: [say.type] } })
  }
  const parsed = call.input.safeParse(sent, { reportInput: true })
  if (!parsed.success)
    throw new Refusal(codes.input_invalid, { errors: fieldErrors(parsed.error.issues, request.language) })
  return parsed.data
}
