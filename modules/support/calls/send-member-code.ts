import type { Input } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { sendVerification } from '#modules/identity/module.ts'
import * as contract from '../contract.console.ts'
import { helpedMember } from '../helped.ts'
import type { SupportPorts } from '../ports.ts'

type Form = Input<typeof contract.sendMemberCode>

export async function sendMemberCode(ctx: StaffCtx<SupportPorts>, { id }: Form): Promise<Record<string, never>> {
  const member = await helpedMember(ctx, { id, call: contract.sendMemberCode })
  if (member.email_verified_at) throw new Refusal(codes.member_email_verified)
  await sendVerification(ctx, member)
  ctx.audit({ thing: 'member', thing_id: id, before: {}, after: { sent: 'verification code' } })
  return {}
}
