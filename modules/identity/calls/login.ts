import type { Input, Output } from '#core/call.ts'
import type { AnyoneCtx } from '#core/context.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { addMs, dayMs } from '#core/time.ts'
import { sendEmailCode } from '../codes/email-code.ts'
import type * as contract from '../contract.ts'
import { tellMemberRecommended } from '../events.ts'
import { isPassword } from '../passwords/passwords.ts'
import type { IdentityPorts } from '../ports.ts'
import { decideLogin } from '../rules/login.ts'
import { isKnownNetwork } from '../rules/network.ts'
import { giveAll, takeAll } from '../sign-in/limits.ts'
import { accountCount, networkCount, pairCount } from '../sign-in/login-counts.ts'
import { openSession } from '../sign-in/session.ts'
import { confirmSignIn, findAccountByEmail, listSignInAddresses } from '../store.accounts.ts'

type Ctx = AnyoneCtx<IdentityPorts>
type Form = Input<typeof contract.login>

export async function login(ctx: Ctx, input: Form): Promise<Output<typeof contract.login>> {
  const takeBack = await takeTry(ctx, input.email)
  const account = await findAccountByEmail(ctx.db, ctx.tenant.id, input.email)
  const password_hash = account?.password_hash ?? null
  const is_password_right = await isPassword(ctx.ports.passwords, password_hash, input.password)
  const decision = decideLogin({ is_password_right, email_verified_at: account?.email_verified_at ?? null })
  if (is_password_right) await takeBack()
  if (!decision.ok && decision.code === codes.email_unverified) await sendEmailCode(ctx, input.email)
  if (!decision.ok || !account) throw new Refusal(decision.ok ? codes.login_wrong : decision.code)
  return signIn(ctx, { id: account.id, password_hash, affiliate_code: input.affiliate_code })
}

/** Counts the try before it is made, so that many at once cannot slip through; gives what undoes it. */
async function takeTry(ctx: Ctx, email: string): Promise<() => Promise<void>> {
  const { limits } = ctx.ports
  const pair = pairCount(ctx, email)
  // Strangers must not lock the owner out: a network the member has signed in from is not held by the account's count.
  const ips = await listSignInAddresses(ctx.db, { tenant_id: ctx.tenant.id, email }, addMs(ctx.now, -90 * dayMs))
  const isKnown = isKnownNetwork(ips, ctx.request.ip)
  const shared = [networkCount(ctx), ...(isKnown ? [] : [accountCount(ctx, email)])]
  const taken = await takeAll(limits, [pair, ...shared])
  if (!taken.ok) throw new Refusal(codes.too_many_logins, { retry_after_seconds: taken.wait_seconds })
  return async () => {
    await giveAll(limits, shared)
    await limits.forget(pair.key)
  }
}

type Proved = { id: string; password_hash: string | null; affiliate_code: string | undefined }

async function signIn(ctx: Ctx, { id, password_hash, affiliate_code }: Proved) {
  return ctx.db.transaction(async (db) => {
    const who = { tenant_id: ctx.tenant.id, id, password_hash }
    // The password may have been changed while this one was being compared.
    if (!(await confirmSignIn(db, who))) throw new Refusal(codes.login_wrong)
    if (affiliate_code)
      await tellMemberRecommended(db, { tenant_id: ctx.tenant.id, user_id: id, affiliate_code, now: ctx.now })
    return openSession({ ...ctx, db }, id)
  })
}
