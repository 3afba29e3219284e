import type { z } from 'zod'
import type { SocketCtx } from '#core/socket-event.ts'
import type { events } from '../contract.sockets.ts'
import { mustOwn } from '../own-room.ts'
import type { ChatPorts } from '../ports.ts'
import { noteTyping } from '../typing.ts'

type Event = typeof events.typing

export async function typing(
  ctx: SocketCtx<ChatPorts>,
  { user_chat_id }: z.output<Event['input']>,
): Promise<z.output<Event['output']>> {
  const { room } = await mustOwn(ctx, user_chat_id)
  await noteTyping(ctx, room, 'member')
  return {}
}
