import type { Output } from '#core/call.ts'
import type { listChats } from '#modules/chat/contract.ts'
import { holdSocket } from './socket.ts'

export type ChatRoom = Output<typeof listChats>['items'][number]
type Rooms = { items: readonly ChatRoom[]; total_unread: number }
type RoomsListener = (rooms: Rooms) => void

const hearers = new Set<RoomsListener>()
let followed: { ask(): void; stop(): void } | undefined
// Messages come in bursts: the list is asked for once they are over, and never more than once in this time.
const calmMs = 1_500

/** Calls back with the member's conversations as they change, while somebody listens; gives a way to stop. */
export function followRooms(listener: RoomsListener): () => void {
  hearers.add(listener)
  // Who comes later has not heard what the first was told.
  if (followed) followed.ask()
  followed ??= follow()
  return () => {
    hearers.delete(listener)
    if (hearers.size > 0) return
    followed?.stop()
    followed = undefined
  }
}

function follow() {
  let timer: ReturnType<typeof setTimeout> | undefined
  const ask = () => {
    timer = undefined
    socket.emit('joinRoomChats', {})
  }
  const askSoon = () => {
    timer ??= setTimeout(ask, calmMs)
  }
  const { socket, release } = holdSocket({
    userChat: ask,
    receiveMessage: askSoon,
    readMessages: askSoon,
    updateUserStatus: askSoon,
    userRoomChats: (said) => {
      if (isRooms(said)) for (const listener of hearers) listener(said)
    },
  })
  // Without a connection it is asked once there is one.
  const askNow = () => {
    if (socket.connected) ask()
  }
  // Somebody else on this page may have opened the socket before.
  askNow()
  return {
    ask: askNow,
    stop() {
      clearTimeout(timer)
      release()
    },
  }
}

const isRooms = (said: unknown): said is Rooms =>
  typeof said === 'object' && said !== null && 'items' in said && Array.isArray(said.items) && 'total_unread' in said
