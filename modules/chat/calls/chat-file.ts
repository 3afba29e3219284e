import type { Input, Output } from '#core/call.ts'
import type { MemberCtx } from '#core/context.ts'
import type * as contract from '../contract.ts'
import { fileOf } from '../files.ts'
import { mustOwn } from '../own-room.ts'
import type { ChatPorts } from '../ports.ts'

type Call = typeof contract.chatFile

export async function chatFile(ctx: MemberCtx<ChatPorts>, { id, message_id }: Input<Call>): Promise<Output<Call>> {
  const { room } = await mustOwn(ctx, id)
  return fileOf(ctx, room.id, message_id)
}
