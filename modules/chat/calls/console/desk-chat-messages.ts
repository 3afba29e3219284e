import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import type * as contract from '../../contract.console.ts'
import { mustSee } from '../../desk.ts'
import { messagesOf } from '../../messages.ts'

type Call = typeof contract.deskChatMessages

export async function deskChatMessages(ctx: StaffCtx, { id, ...which }: Input<Call>): Promise<Output<Call>> {
  const { room } = await mustSee(ctx, id)
  return messagesOf(ctx, room, which)
}
