import type { Input } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { maskedName } from '#core/masked.ts'
import { renameMember } from '#modules/identity/module.ts'
import * as contract from '../contract.console.ts'
import { helpedMember } from '../helped.ts'
import type { SupportPorts } from '../ports.ts'

type Form = Input<typeof contract.correctName>

export async function correctName(ctx: StaffCtx<SupportPorts>, form: Form): Promise<Record<string, never>> {
  const { id, full_name, reason } = form
  const member = await helpedMember(ctx, { id, call: contract.correctName })
  await renameMember(ctx, member, full_name)
  const before = { full_name: maskedName(member.full_name) }
  ctx.audit({ thing: 'member', thing_id: id, before, after: { full_name: maskedName(full_name) }, reason })
  return {}
}
