import type { z } from 'zod'
import type { SocketCtx } from '#core/socket-event.ts'
import { type consultantEvents, privateChat } from '../../contract.sockets.ts'
import { mustBeOfBrand } from '../../desk-room.ts'
import { chatRoom, consultantRoom, inboxRoom } from '../../live.ts'
import { messagesOf } from '../../messages.ts'
import { listRunningOf } from '../../store.presence.ts'
import { showRooms } from '../../view.ts'

type Event = typeof consultantEvents.joinRoomChats

const newest = 50

/** Joins first and reads afterwards, as a member's does. */
export async function joinInbox(
  ctx: SocketCtx<unknown, 'consultant'>,
  input: z.output<Event['input']>,
): Promise<z.output<Event['output']>> {
  const { db, tenant, consultant, now, join, emit } = ctx
  await join(inboxRoom(tenant.id))
  await join(consultantRoom(consultant.id))
  for (const room of await listRunningOf(db, { user_ids: [], consultant_ids: [consultant.id] }))
    await join(chatRoom(room.id))
  const id = input?.user_chat_id
  if (id === undefined) return {}
  await mustBeOfBrand(ctx, id)
  await join(chatRoom(id))
  const seen = await mustBeOfBrand(ctx, id)
  const [room] = await showRooms(db, [seen], { side: 'consultant', now })
  if (room) emit(privateChat, { room, user_messages: await messagesOf(ctx, seen.room, { limit: newest }) })
  return {}
}
