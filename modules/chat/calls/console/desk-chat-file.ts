import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import type * as contract from '../../contract.console.ts'
import { mustSee } from '../../desk.ts'
import { fileOf } from '../../files.ts'
import type { ChatDeskPorts } from '../../ports.ts'

type Call = typeof contract.deskChatFile

export async function deskChatFile(
  ctx: StaffCtx<ChatDeskPorts>,
  { id, message_id }: Input<Call>,
): Promise<Output<Call>> {
  const { room } = await mustSee(ctx, id)
  return fileOf(ctx, room.id, message_id)
}
