import type { Db, MemberCtx } from '#core/context.ts'
import { secondMs } from '#core/time.ts'
import { tell } from '#database/outbox.ts'
import type { TokenPort } from '../ports.ts'
import { codeLifeMs } from '../rules/codes.ts'
import { keepProvenPhone } from '../store.accounts.ts'
import { type Allowance, checkCode, isCodeOnItsWay, issueCode, type PhonePurpose, recentCodes } from './codes.ts'

type Ctx = Pick<MemberCtx<{ tokens: Pick<TokenPort, 'keyedHash'> }>, 'now' | 'ports'> & {
  tenant: { id: string }
  user: { id: string }
}
type Claim = { purpose: PhonePurpose; destination: string }
/** A number that a member says is theirs, what it is proved for, and what the message with the code says. */
type PhoneProof = Claim & { text: (code: string) => string }

const codeTo = ({ user }: Ctx, { purpose, destination }: Claim) => ({ purpose, destination, user_id: user.id })

/** Sends a code to a number, or says how long to wait and sends nothing. Only inside a transaction, which locks the codes. */
export async function sendPhoneProof(ctx: Ctx, db: Db, proof: PhoneProof): Promise<Allowance> {
  const to = codeTo(ctx, proof)
  const allowance = await recentCodes(ctx, db, to)
  if (!allowance.ok) return allowance
  const text = proof.text(await issueCode(ctx, db, to))
  const awaited_seconds = codeLifeMs / secondMs
  await tell(db, { kind: 'text', text: { to: to.destination, text }, awaited_seconds }, ctx.now)
  const { next_allowed_at } = await recentCodes(ctx, db, to)
  return { ...allowance, next_allowed_at }
}

/** The same when a form comes again: a code of this member that went out within the last minute is still on its way. */
export async function sendPhoneProofOnce(ctx: Ctx, db: Db, proof: PhoneProof): Promise<Allowance> {
  const to = codeTo(ctx, proof)
  if (!(await isCodeOnItsWay(ctx, db, to))) return sendPhoneProof(ctx, db, proof)
  return { ...(await recentCodes(ctx, db, to)), ok: true }
}

/**
 * Whether this is the code that went to the number; if so, a member who had none proved has this one from now on. A wrong
 * try must stay counted: whoever throws because of it does so after the transaction.
 */
export async function provePhone(ctx: Ctx, db: Db, { code, purpose, destination }: Claim & { code: string }) {
  const right = await checkCode(ctx, db, { purpose, user_id: ctx.user.id, code })
  if (right?.destination !== destination) return false
  const who = { tenant_id: ctx.tenant.id, id: ctx.user.id }
  await keepProvenPhone(db, who, { phone_number: destination, now: ctx.now })
  return true
}
