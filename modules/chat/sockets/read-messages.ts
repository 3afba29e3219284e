import type { z } from 'zod'
import type { SocketCtx } from '#core/socket-event.ts'
import type { events } from '../contract.sockets.ts'
import { mustOwn } from '../own-room.ts'
import { markRead } from '../store.ts'

type Event = typeof events.readMessages

export async function readMessages(
  ctx: SocketCtx,
  { user_chat_id, seq }: z.output<Event['input']>,
): Promise<z.output<Event['output']>> {
  const { room } = await mustOwn(ctx, user_chat_id)
  const marked = await markRead(ctx.db, user_chat_id, { side: 'member', seq })
  return { seq: marked ?? room.member_read_seq }
}
