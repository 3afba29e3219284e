import type { Input, Output } from '#core/call.ts'
import type { MemberCtx } from '#core/context.ts'
import type * as contract from '../contract.ts'
import { messagesOf } from '../messages.ts'
import { mustOwn } from '../own-room.ts'

type Call = typeof contract.chatMessages

export async function chatMessages(ctx: MemberCtx, { id, ...which }: Input<Call>): Promise<Output<Call>> {
  const { room } = await mustOwn(ctx, id)
  return messagesOf(ctx, room, which)
}
