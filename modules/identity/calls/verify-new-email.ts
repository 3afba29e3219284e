import type { Input, Output } from '#core/call.ts'
import type { Db, MemberCtx } from '#core/context.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { tell } from '#database/outbox.ts'
import { addressProved } from '../account/bounces.ts'
import { checkCode } from '../codes/codes.ts'
import type * as contract from '../contract.ts'
import { tellMailArrives } from '../events.ts'
import { emailChangedMail } from '../mails.ts'
import { accountOf, proveAgain } from '../passwords/proof.ts'
import type { IdentityPorts } from '../ports.ts'
import { saveEmail } from '../store.accounts.ts'
import { voidCodes } from '../store.codes.ts'
import { voidResets } from '../store.resets.ts'
import { endSessionsOf } from '../store.ts'

type Ctx = MemberCtx<IdentityPorts>
type Call = typeof contract.verifyNewEmail
type Account = Awaited<ReturnType<typeof accountOf>>

/** The address that a code went to becomes the member's own: by that code, and by who they are. */
export async function verifyNewEmail(ctx: Ctx, form: Input<Call>): Promise<Output<Call>> {
  const account = await accountOf(ctx)
  await proveAgain(ctx, account.password_hash, form.current_password)
  const result = await ctx.db.transaction(async (db) => {
    const right = await checkCode(ctx, db, { purpose: 'change_email', user_id: ctx.user.id, code: form.code })
    // A wrong try must stay counted, so it is not a throw that would roll it back.
    if (!right) return { refusal: codes.code_wrong }
    const email = right.destination
    const is_changed = email !== account.email
    if (is_changed && !(await change(ctx, db, { account, email }))) return { refusal: codes.member_email_taken }
    await addressProved(db, email, ctx.now)
    return { is_changed }
  })
  if (result.refusal) throw new Refusal(result.refusal)
  if (result.is_changed) ctx.ports.sessionsEnded(ctx.user.id)
  return { is_changed: result.is_changed }
}

async function change(ctx: Ctx, db: Db, { account, email }: { account: Account; email: string }): Promise<boolean> {
  const { tenant, user, now } = ctx
  // Links and codes that went to the address before open nothing any more.
  await voidResets(db, { tenant_id: tenant.id, email: account.email }, now)
  await voidCodes(db, { tenant_id: tenant.id, purpose: 'verify_email', destination: account.email }, now)
  if (!(await saveEmail(db, { tenant_id: tenant.id, id: account.id }, { email, now }))) return false
  await endSessionsOf(db, user.id, { now, reason: 'email-changed', keep: user.session_id })
  await tellMailArrives(db, { tenant_id: tenant.id, user_id: user.id, now })
  await tell(db, emailChangedMail({ tenant, language: account.language, to: account.email }, email, now), now)
  return true
}
