import type { z } from 'zod'
import type { SocketCtx } from '#core/socket-event.ts'
import type { events } from '../contract.sockets.ts'
import { mustOwn } from '../own-room.ts'
import { tellTyping } from '../store.ts'

type Event = typeof events.typing

export async function typing(
  ctx: SocketCtx,
  { user_chat_id }: z.output<Event['input']>,
): Promise<z.output<Event['output']>> {
  const { room } = await mustOwn(ctx, user_chat_id)
  if (room.state !== 'closed') await tellTyping(ctx.db, room.id, 'member')
  return {}
}
