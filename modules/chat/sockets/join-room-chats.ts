import type { z } from 'zod'
import type { SocketCtx } from '#core/socket-event.ts'
import { type events, privateChat, userRoomChats } from '../contract.sockets.ts'
import { chatRoom, memberRoom } from '../live.ts'
import { messagesOf } from '../messages.ts'
import { mustOwn } from '../own-room.ts'
import { listRooms } from '../store.ts'
import { showRooms } from '../view.ts'

type Event = typeof events.joinRoomChats

const newest = 50

/** Joins first and reads afterwards: what is said between the two is told twice rather than not at all. */
export async function joinRoomChats(
  ctx: SocketCtx,
  input: z.output<Event['input']>,
): Promise<z.output<Event['output']>> {
  const { db, user, tenant, now, join, emit } = ctx
  const id = input?.user_chat_id
  if (id !== undefined) await mustOwn(ctx, id)
  await join(memberRoom(user.id))
  const rows = await listRooms(db, { tenant_id: tenant.id, user_id: user.id })
  for (const { room } of rows) if (room.state !== 'closed' || room.id === id) await join(chatRoom(room.id))
  const items = await showRooms(db, rows, { side: 'member', now })
  emit(userRoomChats, { items, total_unread: items.reduce((sum, { unread }) => sum + unread, 0) })
  const opened = items.find(({ user_chat_id }) => user_chat_id === id)
  if (opened && id)
    emit(privateChat, {
      room: opened,
      user_messages: await messagesOf(ctx, { id, last_seq: opened.last_seq }, { limit: newest }),
    })
  return { items }
}
