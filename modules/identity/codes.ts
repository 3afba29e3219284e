import { randomInt } from 'node:crypto'
import type { AnyoneCtx, Db } from '#core/context.ts'
import { hashSecret, newId } from '#core/ids.ts'
import { addMs, dayMs, secondMs } from '#core/time.ts'
import { type Count, takeAll } from './limits.ts'
import type { IdentityPorts, TokenPort } from './ports.ts'
import { codeLifeMs, codeLimits, codeText, codeWait, mostTries } from './rules/codes.ts'
import { networkOf } from './rules/network.ts'
import { memberCodeLimit } from './rules/phone.ts'
import type { Prover } from './rules/registration.ts'
import { mostMailedTries, triesOf } from './rules/tries.ts'
import { findNewestCode, insertCode, listCodeTimes, tryCode, voidCodes } from './store.accounts.ts'
import { listRegistrations } from './store.registrations.ts'

type Ctx<Ports = { tokens: Pick<TokenPort, 'keyedHash'> }> = Pick<AnyoneCtx<Ports>, 'now' | 'tenant' | 'ports'>
export type CodeFor =
  | { purpose: 'verify_email'; destination: string; user_id: string | null }
  | { purpose: 'verify_phone' | 'verify_booking'; destination: string; user_id: string }

export type Allowance = { ok: boolean; wait_seconds: number; next_allowed_at: string }

/** Whether a code may go there now. Counts by what was typed, so it tells nothing of who lives there. */
export async function takeCodeAllowance(
  ctx: Ctx<Pick<IdentityPorts, 'limits'>>,
  { purpose, destination }: Pick<CodeFor, 'purpose' | 'destination'>,
  others: readonly Count[] = [],
): Promise<Allowance> {
  const key = `code ${purpose} ${ctx.tenant.id} ${destination}`
  const counts = codeLimits.map((rule) => ({ key: `${key} ${rule.seconds}`, rule }))
  const { ok, wait_seconds } = await takeAll(ctx.ports.limits, [...counts, ...others])
  return { ok, wait_seconds, next_allowed_at: addMs(ctx.now, wait_seconds * secondMs).toISOString() }
}

/** Whether another code may go out, told by those that did: for callers inside a transaction, where limits cannot be. */
export async function recentCodes(ctx: Pick<Ctx, 'now' | 'tenant'>, db: Db, to: CodeFor): Promise<Allowance> {
  const whose = { tenant_id: ctx.tenant.id, purpose: to.purpose }
  const since = addMs(ctx.now, -dayMs)
  const there = await listCodeTimes(db, { ...whose, destination: to.destination }, since)
  // Somebody who mistyped a number need not wait; somebody who tries number after number does.
  const mine = to.user_id === null ? [] : await listCodeTimes(db, { ...whose, user_id: to.user_id }, since)
  const wait = Math.max(codeWait(there, codeLimits, ctx.now), codeWait(mine, [memberCodeLimit], ctx.now))
  return { ok: wait === 0, wait_seconds: wait, next_allowed_at: addMs(ctx.now, wait * secondMs).toISOString() }
}

/** A new code, the only one that counts from now on. It is returned to be sent and kept nowhere. */
export async function issueCode(ctx: Ctx, db: Db, to: CodeFor): Promise<string> {
  const code = codeText(randomInt(1_000_000))
  await voidCodes(db, holderOf(ctx, to), ctx.now)
  await insertCode(db, {
    ...to,
    id: newId(ctx.now),
    tenant_id: ctx.tenant.id,
    code_hash: hashOf(ctx, to, code),
    created_at: ctx.now,
    expires_at: addMs(ctx.now, codeLifeMs),
  })
  return code
}

type Guess = { code: string } & (
  | { purpose: 'verify_email'; destination: string }
  | { purpose: 'verify_phone' | 'verify_booking'; user_id: string }
)

/** Whom a right code belongs to and where it had been sent, or nothing; the try is counted either way. */
export async function checkCode(ctx: Ctx, db: Db, { code, ...holder }: Guess) {
  const newest = await findNewestCode(db, { ...holder, tenant_id: ctx.tenant.id })
  const to = { purpose: holder.purpose, destination: newest?.destination ?? '' }
  const most_tries = holder.purpose === 'verify_email' ? mostMailedTries : mostTries
  // Nobody's id where there is no code: the same statements run, and find nothing.
  return tryCode(db, { id: newest?.id ?? newId(ctx.now), code_hash: hashOf(ctx, to, code), most_tries, now: ctx.now })
}

/** Whether who asks may try the code of this address once more; not inside a transaction, counts have their own. */
export async function takeMailedTry(
  ctx: Ctx<Pick<IdentityPorts, 'limits'>> & Pick<AnyoneCtx, 'db' | 'request'>,
  { email, registration }: { email: string; registration: string | undefined },
): Promise<boolean> {
  const [tenant_id, purpose] = [ctx.tenant.id, 'verify_email' as const]
  const newest = await findNewestCode(ctx.db, { tenant_id, purpose, destination: email })
  const pending = await listRegistrations(ctx.db, tenant_id, email)
  const counts = triesOf(pending, proverOf(ctx.request, registration))
  const code = newest?.id ?? `${tenant_id} ${email}`
  const taken = await takeAll(
    ctx.ports.limits,
    counts.map(({ key, rule }) => ({ key: `try ${code} ${key}`, rule })),
  )
  return taken.ok
}

/** Who brings a code, by what they show of the registration and by where they are. */
export const proverOf = ({ ip }: { ip: string }, registration: string | undefined): Prover => ({
  token_hash: registration === undefined ? undefined : hashSecret(registration),
  network: networkOf(ip),
})

const holderOf = (ctx: Ctx, to: CodeFor) => {
  const tenant_id = ctx.tenant.id
  return to.purpose === 'verify_email'
    ? { tenant_id, purpose: to.purpose, destination: to.destination }
    : { tenant_id, purpose: to.purpose, user_id: to.user_id }
}

/** Bound to what it is for and where it went: a code of one place opens no other. */
const hashOf = (ctx: Ctx, to: Pick<CodeFor, 'purpose' | 'destination'>, code: string): string =>
  ctx.ports.tokens.keyedHash('one-time-code', `${to.purpose} ${ctx.tenant.id} ${to.destination} ${code}`)
