import type { Input } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { maskedEmail } from '#core/masked.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { requestNewEmail } from '#modules/identity/module.ts'
import * as contract from '../contract.console.ts'
import { helpedMember } from '../helped.ts'
import type { SupportPorts } from '../ports.ts'

type Form = Input<typeof contract.correctEmail>

export async function correctEmail(ctx: StaffCtx<SupportPorts>, form: Form): Promise<Record<string, never>> {
  const { id, email, reason } = form
  const member = await helpedMember(ctx, { id, call: contract.correctEmail })
  if (!(await requestNewEmail(ctx, member, email))) throw new Refusal(codes.member_email_taken)
  const before = { email: maskedEmail(member.email) }
  ctx.audit({ thing: 'member', thing_id: id, before, after: { code_sent_to: maskedEmail(email) }, reason })
  return {}
}
