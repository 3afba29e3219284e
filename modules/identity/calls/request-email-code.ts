import type { Input, Output } from '#core/call.ts'
import type { MemberCtx } from '#core/context.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { addressBounces } from '#database/mail-bounces.ts'
import { tell } from '#database/outbox.ts'
import { issueCode, takeCodeAllowance } from '../codes/codes.ts'
import type * as contract from '../contract.ts'
import { addressCodeMail } from '../mails.ts'
import { accountOf } from '../passwords/proof.ts'
import type { IdentityPorts } from '../ports.ts'

type Call = typeof contract.requestEmailCode

/** Whether somebody else has the address is said to nobody who has not proved it: the code decides. */
export async function requestEmailCode(ctx: MemberCtx<IdentityPorts>, { email }: Input<Call>): Promise<Output<Call>> {
  const { tenant, user, now } = ctx
  const account = await accountOf(ctx)
  if (!(await addressBounces(ctx.db, account.email))) throw new Refusal(codes.not_found)
  const { ok, wait_seconds, next_allowed_at } = await takeCodeAllowance(ctx, email)
  if (!ok) throw new Refusal(codes.code_too_soon, { retry_after_seconds: wait_seconds })
  await ctx.db.transaction(async (db) => {
    const to = { purpose: 'change_email' as const, destination: email, user_id: user.id }
    const code = await issueCode(ctx, db, to)
    await tell(db, addressCodeMail({ tenant, language: account.language, to: email }, code), now)
  })
  return { next_allowed_at }
}
