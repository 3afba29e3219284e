import type { z } from 'zod'
import type { SocketCtx } from '#core/socket-event.ts'
import type { consultantEvents } from '../../contract.sockets.ts'
import { mustAnswer } from '../../desk-room.ts'
import { say } from '../../say.ts'

type Event = typeof consultantEvents.sendMessage

export async function answerEvent(
  ctx: SocketCtx<unknown, 'consultant'>,
  { user_chat_id, client_id, message }: z.output<Event['input']>,
): Promise<z.output<Event['output']>> {
  const { db, tenant, consultant, now } = ctx
  await mustAnswer(ctx, user_chat_id)
  return say(
    db,
    { sender: 'consultant', consultant_id: consultant.id },
    { room_id: user_chat_id, client_id, message, origin: tenant.public_url },
    now,
  )
}
