import type { Input } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { sendPasswordReset } from '#modules/identity/module.ts'
import * as contract from '../contract.console.ts'
import { helpedMember } from '../helped.ts'
import type { SupportPorts } from '../ports.ts'

type Form = Input<typeof contract.sendMemberReset>

export async function sendMemberReset(ctx: StaffCtx<SupportPorts>, { id }: Form): Promise<Record<string, never>> {
  const member = await helpedMember(ctx, { id, call: contract.sendMemberReset })
  await sendPasswordReset(ctx, member)
  ctx.audit({ thing: 'member', thing_id: id, before: {}, after: { sent: 'password link' } })
  return {}
}
