import { type Call, callKey } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import type { HelpedMember } from '#modules/identity/module.ts'
import { limitDone } from '#modules/staff/module.ts'
import { type Member, memberInScope } from './member.ts'
import { tenantNames } from './tenant-names.ts'

/** A mailbox or a phone is not to be filled by whoever presses a button. */
const most_an_hour = 3

/** The member that is helped, within the scopes of who helps, and not too often in the same way. */
export async function helpedMember(
  ctx: StaffCtx,
  { id, call }: { id: string; call: Pick<Call, 'method' | 'path'> },
): Promise<Member & HelpedMember> {
  const member = await memberInScope(ctx, id)
  await limitDone(ctx, { call: callKey(call), thing_id: id, most_an_hour })
  return { ...member, brand: (await tenantNames(ctx.db, [member]))(member.tenant_id) }
}
