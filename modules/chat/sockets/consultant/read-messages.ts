import type { z } from 'zod'
import type { SocketCtx } from '#core/socket-event.ts'
import type { consultantEvents } from '../../contract.sockets.ts'
import { mustAnswer } from '../../desk-room.ts'
import { markRead } from '../../store.ts'

type Event = typeof consultantEvents.readMessages

export async function consultantReads(
  ctx: SocketCtx<unknown, 'consultant'>,
  { user_chat_id, seq }: z.output<Event['input']>,
): Promise<z.output<Event['output']>> {
  const { room } = await mustAnswer(ctx, user_chat_id)
  const marked = await markRead(ctx.db, user_chat_id, { side: 'consultant', seq })
  return { seq: marked ?? room.consultant_read_seq }
}
