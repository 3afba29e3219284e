import type { MemberCtx } from '#core/context.ts'
import { codes, type RefusalCode } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import type { IdentityPorts } from '../ports.ts'
import { isFreshProof, proofLimit } from '../rules/proof.ts'
import { takeAll } from '../sign-in/limits.ts'
import { findAccount } from '../store.accounts.ts'
import { findLiveSession, updateProof } from '../store.ts'
import { isPassword } from './passwords.ts'

/** What a module must have that asks for a proof. */
export type ProofPorts = Pick<IdentityPorts, 'limits' | 'passwords'>
type Ctx = MemberCtx<ProofPorts>
type Proof = { password_hash: string | null; given: string | undefined; refusal: RefusalCode }

export async function accountOf(ctx: Ctx) {
  const account = await findAccount(ctx.db, ctx.tenant.id, ctx.user.id)
  if (!account) throw new Refusal(codes.not_signed_in)
  return account
}

/** The member's own password, in at most so many tries: a stolen session is not enough to guess it. */
export async function provePassword(ctx: Ctx, { password_hash, given, refusal }: Proof): Promise<void> {
  if (given === undefined) throw new Refusal(refusal)
  const key = `proof ${ctx.user.id}`
  const taken = await takeAll(ctx.ports.limits, [{ key, rule: proofLimit }])
  if (!taken.ok) throw new Refusal(codes.too_many_logins, { retry_after_seconds: taken.wait_seconds })
  if (!(await isPassword(ctx.ports.passwords, password_hash, given))) throw new Refusal(refusal)
  await ctx.ports.limits.forget(key)
}

/** Changes that matter: the password once more, or a sign-in of just now. */
export async function proveAgain(ctx: Ctx, password_hash: string | null, given: string | undefined): Promise<void> {
  if (given === undefined && (await isProved(ctx))) return
  await provePassword(ctx, { password_hash, given, refusal: codes.password_needed })
  await updateProof(ctx.db, ctx.user.session_id, ctx.now)
}

/** Of just now: by what is known of the caller, or by the session itself, which a password a moment ago has made fresh. */
async function isProved({ db, user, now }: Ctx): Promise<boolean> {
  if (isFreshProof(user.authenticated_at, now)) return true
  const session = await findLiveSession(db, user.session_id)
  return session !== undefined && isFreshProof(session.authenticated_at, now)
}

/** What cannot be undone: the password, however recent the sign-in. Who has none must have signed in just now. */
export async function proveForGood(ctx: Ctx, password_hash: string | null, given: string | undefined): Promise<void> {
  if (password_hash === null) return proveAgain(ctx, password_hash, given)
  await provePassword(ctx, { password_hash, given, refusal: codes.password_needed })
}

/** The same for another module: whoever only found an open session does not get what it guards. */
export async function proveMember(ctx: Ctx, given: string | undefined): Promise<void> {
  await proveAgain(ctx, (await accountOf(ctx)).password_hash, given)
}
