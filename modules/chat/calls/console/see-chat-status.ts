import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import type * as contract from '../../contract.console.ts'
import { meAt } from '../../desk.ts'
import type { ChatDeskPorts } from '../../ports.ts'
import { statusOf } from '../../status.ts'
import { noteSeen } from '../../store.presence.ts'

type Call = typeof contract.seeChatStatus

/** Who looks at the desk is here, also where no socket says so. */
export async function seeChatStatus(ctx: StaffCtx<ChatDeskPorts>, _input: Input<Call>): Promise<Output<Call>> {
  const me = await meAt(ctx)
  if (me) await noteSeen(ctx.db, { user_ids: [], consultant_ids: [me.id] }, ctx.now)
  return statusOf(ctx, me)
}
