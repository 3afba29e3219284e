import type { Input, Output } from '#core/call.ts'
import type { AnyoneCtx } from '#core/context.ts'
import { Refusal } from '#core/refusals.ts'
import { checkCode } from '../codes.ts'
import type * as contract from '../contract.ts'
import type { IdentityPorts } from '../ports.ts'
import { openSession } from '../session.ts'
import { markEmailVerified } from '../store.accounts.ts'

export async function verifyEmail(
  ctx: AnyoneCtx<IdentityPorts>,
  input: Input<typeof contract.verifyEmail>,
): Promise<Output<typeof contract.verifyEmail>> {
  const tokens = await ctx.db.transaction(async (db) => {
    const right = await checkCode(ctx, db, { purpose: 'verify_email', destination: input.email, code: input.code })
    // A wrong try must stay counted, so it is not a throw that would roll it back.
    if (!right?.user_id) return undefined
    const [member] = await markEmailVerified(db, { tenant_id: ctx.tenant.id, id: right.user_id }, ctx.now)
    return member && openSession({ ...ctx, db }, member.id)
  })
  if (!tokens) throw new Refusal('F-OTP-1w1')
  return tokens
}
