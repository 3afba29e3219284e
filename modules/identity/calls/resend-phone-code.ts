import type { Output } from '#core/call.ts'
import type { MemberCtx } from '#core/context.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { sendPhoneCode } from '../codes/phone-code.ts'
import type * as contract from '../contract.ts'
import { accountOf } from '../passwords/proof.ts'
import type { IdentityPorts } from '../ports.ts'
import { waitingNumber } from '../rules/phone.ts'
import { findNewestCode } from '../store.codes.ts'

export async function resendPhoneCode(ctx: MemberCtx<IdentityPorts>): Promise<Output<typeof contract.resendPhoneCode>> {
  const account = await accountOf(ctx)
  const whose = { tenant_id: ctx.tenant.id, purpose: 'verify_phone' as const, user_id: ctx.user.id }
  const newest_code = await findNewestCode(ctx.db, whose)
  const destination = waitingNumber({ ...account, newest_code }, ctx.now)
  if (!destination) throw new Refusal(codes.not_found)
  return sendPhoneCode(ctx, destination, account.language)
}
