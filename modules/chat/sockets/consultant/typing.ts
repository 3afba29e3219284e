import type { z } from 'zod'
import type { SocketCtx } from '#core/socket-event.ts'
import type { consultantEvents } from '../../contract.sockets.ts'
import { mustAnswer } from '../../desk-room.ts'
import type { ChatPorts } from '../../ports.ts'
import { noteTyping } from '../../typing.ts'

type Event = typeof consultantEvents.typing

export async function consultantTyping(
  ctx: SocketCtx<ChatPorts, 'consultant'>,
  { user_chat_id }: z.output<Event['input']>,
): Promise<z.output<Event['output']>> {
  const { room } = await mustAnswer(ctx, user_chat_id)
  await noteTyping(ctx, room, 'consultant')
  return {}
}
