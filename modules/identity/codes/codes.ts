import { randomInt } from 'node:crypto'
import type { AnyoneCtx, Db } from '#core/context.ts'
import { hashSecret, newId } from '#core/ids.ts'
import { addMs, dayMs, secondMs } from '#core/time.ts'
import type { IdentityPorts, TokenPort } from '../ports.ts'
import { codeLifeMs, codeLimits, codeText, isOnItsWay, mostTries, numberWait } from '../rules/codes.ts'
import { networkOf } from '../rules/network.ts'
import type { Prover } from '../rules/registration.ts'
import { mostMailedTries, triesOf } from '../rules/tries.ts'
import { takeAll } from '../sign-in/limits.ts'
import { findNewestCode, insertCode, listRecentCodes, lockCodes, tryCode, voidCodes } from '../store.codes.ts'
import { listRegistrations } from '../store.registrations.ts'

type Ctx<Ports = { tokens: Pick<TokenPort, 'keyedHash'> }> = Pick<AnyoneCtx<Ports>, 'now' | 'ports'> & {
  tenant: { id: string }
}
/** What a number is proved for: the account, or an order of some kind. */
export type PhonePurpose = 'verify_phone' | 'verify_booking'
type PhoneCodeFor = { purpose: PhonePurpose; destination: string; user_id: string }
/** To an address that is to take the place of the member's own. */
type NewEmailCodeFor = { purpose: 'change_email'; destination: string; user_id: string }
export type CodeFor =
  | { purpose: 'verify_email'; destination: string; user_id: string | null }
  | PhoneCodeFor
  | NewEmailCodeFor

export type Allowance = { ok: boolean; wait_seconds: number; next_allowed_at: string }

/** Whether a code may go to this address now. Counts by what was typed, so it tells nothing of who lives there. */
export async function takeCodeAllowance(ctx: Ctx<Pick<IdentityPorts, 'limits'>>, email: string): Promise<Allowance> {
  const key = `code verify_email ${ctx.tenant.id} ${email}`
  const counts = codeLimits.map((rule) => ({ key: `${key} ${rule.seconds}`, rule }))
  const { ok, wait_seconds } = await takeAll(ctx.ports.limits, counts)
  return { ok, wait_seconds, next_allowed_at: addMs(ctx.now, wait_seconds * secondMs).toISOString() }
}

/** Whether another code of this member may go to this number, by those that did. Only inside a transaction, which locks them. */
export async function recentCodes(ctx: Pick<Ctx, 'now' | 'tenant'>, db: Db, to: PhoneCodeFor): Promise<Allowance> {
  const { destination, user_id, purpose } = to
  const whose = { tenant_id: ctx.tenant.id, purpose }
  await lockCodes(db, { tenant_id: ctx.tenant.id, user_id, destination })
  const since = addMs(ctx.now, -dayMs)
  const there = await listRecentCodes(db, { ...whose, destination }, since)
  const mine = await listRecentCodes(db, { ...whose, user_id }, since)
  const wait = numberWait({ mine, there }, destination, ctx.now)
  return { ok: wait === 0, wait_seconds: wait, next_allowed_at: addMs(ctx.now, wait * secondMs).toISOString() }
}

/** Whether a code of this member is on its way to this number; one of somebody else is none. */
export async function isCodeOnItsWay(ctx: Pick<Ctx, 'now' | 'tenant'>, db: Db, to: PhoneCodeFor): Promise<boolean> {
  const { destination, user_id, purpose } = to
  return isOnItsWay(await findNewestCode(db, { tenant_id: ctx.tenant.id, purpose, user_id }), destination, ctx.now)
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
  | { purpose: PhonePurpose | 'change_email'; user_id: string }
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
