import type { Db } from '#core/context.ts'
import type { SocketNotice } from '#core/socket-event.ts'
import { readNotice, receiveMessage, typingNotice, updateUserStatus, userRoomChats } from './contract.sockets.ts'
import { chatRoom, consultantRoom, inboxRoom, memberRoom, type Told } from './live.ts'
import { listAt } from './store.messages.ts'
import { listRooms, listRoomsById, type SeenRoom } from './store.ts'
import { showMessages, showRooms } from './view.ts'

/** Tells all sockets of this process that follow a room; and whether there is any. */
export type Sockets = {
  emit(room: string, notice: SocketNotice, data: unknown): void
  isFollowed(room: string): boolean
}
type Moment = { db: Db; now: Date }

/** Tells what came together, in the order in which rooms counted it; what nobody here follows is not even read. */
export async function tellChanges(sockets: Sockets, moment: Moment, told: readonly Told[]): Promise<void> {
  await tellMessages(sockets, moment, told)
  for (const one of told)
    if ('seq' in one && one.what !== 'message')
      sockets.emit(chatRoom(one.room_id), readNotice, {
        user_chat_id: one.room_id,
        side: sideOf(one.what),
        seq: one.seq,
      })
    else if (one.what.startsWith('typing'))
      sockets.emit(chatRoom(one.room_id), typingNotice, { user_chat_id: one.room_id, side: sideOf(one.what) })
  await tellRooms(sockets, moment, told)
}

const sideOf = (what: Told['what']): 'member' | 'consultant' => (what.endsWith('consultant') ? 'consultant' : 'member')

async function tellMessages(sockets: Sockets, { db }: Moment, told: readonly Told[]): Promise<void> {
  const places = told.flatMap((one) =>
    one.what === 'message' && sockets.isFollowed(chatRoom(one.room_id)) ? [{ room_id: one.room_id, seq: one.seq }] : [],
  )
  if (places.length === 0) return
  for (const message of await showMessages(db, await listAt(db, places)))
    sockets.emit(chatRoom(message.user_chat_id), receiveMessage, message)
}

/** A room changed hands, or one side came or went: both sides’ lists say so. */
async function tellRooms(sockets: Sockets, moment: Moment, told: readonly Told[]): Promise<void> {
  const ids = [
    ...new Set(told.flatMap(({ what, room_id }) => (what === 'room' || what.startsWith('status') ? room_id : []))),
  ]
  if (ids.length === 0) return
  for (const row of await listRoomsById(moment.db, ids)) await tellRoom(sockets, moment, { row, told })
}

async function tellRoom(
  sockets: Sockets,
  { db, now }: Moment,
  { row, told }: { row: SeenRoom; told: readonly Told[] },
) {
  const { id, user_id, tenant_id, consultant_id } = row.room
  for (const { what, room_id } of told) {
    if (room_id !== id || !what.startsWith('status')) continue
    const side = sideOf(what)
    const [seen] = await showRooms(db, [row], { side: side === 'member' ? 'consultant' : 'member', now })
    sockets.emit(chatRoom(id), updateUserStatus, { user_chat_id: id, side, offline_at: seen?.offline_at ?? null })
  }
  if (!told.some((one) => one.room_id === id && one.what === 'room')) return
  if (sockets.isFollowed(memberRoom(user_id))) {
    const items = await showRooms(db, await listRooms(db, { tenant_id, user_id }), { side: 'member', now })
    const total_unread = items.reduce((sum, { unread }) => sum + unread, 0)
    sockets.emit(memberRoom(user_id), userRoomChats, { items, total_unread })
  }
  const inbox = consultant_id === null ? inboxRoom(tenant_id) : consultantRoom(consultant_id)
  if (!sockets.isFollowed(inbox)) return
  const items = await showRooms(db, [row], { side: 'consultant', now })
  sockets.emit(inbox, userRoomChats, { items, total_unread: items.reduce((sum, { unread }) => sum + unread, 0) })
}
