import type { Input } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { phoneNumberOf } from '#core/phone.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { maskedPhone } from '#modules/booking/rules/masked-phone.ts'
import { requestNewPhone } from '#modules/identity/module.ts'
import * as contract from '../contract.console.ts'
import { helpedMember } from '../helped.ts'
import type { SupportPorts } from '../ports.ts'

type Form = Input<typeof contract.correctPhone>

export async function correctPhone(ctx: StaffCtx<SupportPorts>, form: Form): Promise<Record<string, never>> {
  const { id, reason } = form
  const phone_number = phoneNumberOf(form.phone_number, ctx.language)
  const member = await helpedMember(ctx, { id, call: contract.correctPhone })
  const { ok, wait_seconds } = await requestNewPhone(ctx, member, phone_number)
  if (!ok) throw new Refusal(codes.code_too_soon, { retry_after_seconds: wait_seconds })
  const before = { phone_number: member.phone_number && maskedPhone(member.phone_number) }
  ctx.audit({ thing: 'member', thing_id: id, before, after: { code_sent_to: maskedPhone(phone_number) }, reason })
  return {}
}
