import type { Db } from '#core/context.ts'
import type { SocketNotice } from '#core/socket-event.ts'
import { readNotice, receiveMessage, typingNotice, updateUserStatus, userRoomChats } from './contract.sockets.ts'
import { type Change, chatRoom, consultantRoom, inboxRoom, memberRoom } from './live.ts'
import { listAt } from './store.messages.ts'
import { listRooms, listRoomsById, type SeenRoom } from './store.ts'
import { showMessages, showRooms } from './view.ts'

/** The sockets of this process, by the rooms they follow. */
export type Sockets = {
  emit(room: string, notice: SocketNotice, data: unknown): void
  isFollowed(room: string): boolean
  /** Whoever follows these follows another room too from now on. */
  joinAll(followers: readonly string[], room: string): void
  /** Consultants who follow a room do no longer, but this one. */
  leaveOthers(room: string, consultant_id: string | null): void
}
type Moment = { db: Db; now: Date }

/** Tells what came together, in the order in which rooms counted it; what nobody here follows is not even read. */
export async function tellChanges(sockets: Sockets, moment: Moment, changes: readonly Change[]): Promise<void> {
  const rows = await changedRooms(moment, changes)
  for (const { room } of rows) if (isStepped(changes, room.id)) followStep(sockets, room)
  await tellMessages(sockets, moment, changes)
  for (const one of changes)
    if ('seq' in one && one.what !== 'message')
      sockets.emit(chatRoom(one.room_id), readNotice, {
        user_chat_id: one.room_id,
        side: sideOf(one.what),
        seq: one.seq,
      })
    else if (one.what.startsWith('typing'))
      sockets.emit(chatRoom(one.room_id), typingNotice, { user_chat_id: one.room_id, side: sideOf(one.what) })
  for (const row of rows) await tellRoom(sockets, moment, { row, changes })
}

const sideOf = (what: Change['what']): 'member' | 'consultant' =>
  what.endsWith('consultant') ? 'consultant' : 'member'

/** A room began, changed hands or ended. */
const isStepped = (changes: readonly Change[], id: string): boolean =>
  changes.some(({ what, room_id }) => what === 'room' && room_id === id)

/** Who has their chats open hears a room from its first message on; who no longer answers in it hears nothing more. */
function followStep(sockets: Sockets, { id, user_id, consultant_id, state }: SeenRoom['room']): void {
  sockets.leaveOthers(chatRoom(id), consultant_id)
  if (state === 'closed') return
  sockets.joinAll(
    [memberRoom(user_id), ...(consultant_id === null ? [] : [consultantRoom(consultant_id)])],
    chatRoom(id),
  )
}

async function tellMessages(sockets: Sockets, moment: Moment, changes: readonly Change[]): Promise<void> {
  const places = changes.flatMap((one) =>
    one.what === 'message' && sockets.isFollowed(chatRoom(one.room_id)) ? [{ room_id: one.room_id, seq: one.seq }] : [],
  )
  if (places.length === 0) return
  for (const message of await showMessages(moment, await listAt(moment.db, places)))
    sockets.emit(chatRoom(message.user_chat_id), receiveMessage, message)
}

async function changedRooms({ db }: Moment, changes: readonly Change[]): Promise<SeenRoom[]> {
  const ids = changes.flatMap(({ what, room_id }) => (what === 'room' || what.startsWith('status') ? room_id : []))
  return ids.length === 0 ? [] : listRoomsById(db, [...new Set(ids)])
}

/** A room changed hands, or one side came or went: both sides’ lists say so. */
async function tellRoom(
  sockets: Sockets,
  { db, now }: Moment,
  { row, changes }: { row: SeenRoom; changes: readonly Change[] },
) {
  const { id, user_id, tenant_id } = row.room
  for (const { what, room_id } of changes) {
    if (room_id !== id || !what.startsWith('status') || !sockets.isFollowed(chatRoom(id))) continue
    const side = sideOf(what)
    const [seen] = await showRooms(db, [row], { side: side === 'member' ? 'consultant' : 'member', now })
    sockets.emit(chatRoom(id), updateUserStatus, { user_chat_id: id, side, offline_at: seen?.offline_at ?? null })
  }
  if (!isStepped(changes, id)) return
  if (sockets.isFollowed(memberRoom(user_id))) {
    const items = await showRooms(db, await listRooms(db, { tenant_id, user_id }), { side: 'member', now })
    const total_unread = items.reduce((sum, { unread }) => sum + unread, 0)
    sockets.emit(memberRoom(user_id), userRoomChats, { items, total_unread })
  }
  // All of the brand: who had it sees that it is another's, and who waits for one that it is taken.
  if (!sockets.isFollowed(inboxRoom(tenant_id))) return
  const items = await showRooms(db, [row], { side: 'consultant', now })
  sockets.emit(inboxRoom(tenant_id), userRoomChats, {
    items,
    total_unread: items.reduce((sum, { unread }) => sum + unread, 0),
  })
}
