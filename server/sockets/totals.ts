import { countUnread } from '#modules/notification/module.ts'
import type { Application } from '../compose.ts'
import { listenTo } from '../listen.ts'
import { warning } from '../log.ts'
import { type MemberServer, type MemberSocket, memberRoom } from './events.ts'

export type Totals = { serve(socket: MemberSocket): void; start(): void; stop(): Promise<void> }

/** Several changes of one moment are one message. */
const calmMs = 30

/** The unread total of each member who asked for it: at once, and whenever a transaction anywhere has changed it. */
export function serveTotals(io: MemberServer, application: Application): Totals {
  const { db, log } = application
  const failed = warning(log, 'an unread total could not be told')
  const tell = async (user_id: string) => {
    io.to(memberRoom(user_id)).emit('totalNotification', { total_unread: await countUnread(db, user_id) })
  }
  const soon = new Map<string, NodeJS.Timeout>()
  const changed = (user_id: string) => {
    if (soon.has(user_id) || !io.sockets.adapter.rooms.has(memberRoom(user_id))) return
    const later = () => {
      soon.delete(user_id)
      tell(user_id).catch(failed)
    }
    soon.set(user_id, setTimeout(later, calmMs))
  }
  const everyone = () => {
    for (const room of io.sockets.adapter.rooms.keys())
      if (room.startsWith(roomStart)) changed(room.slice(roomStart.length))
  }
  const listener = listenTo({ channel: 'unread', application: application, onNotice: changed, onListening: everyone })
  return {
    start: listener.start,
    async stop() {
      for (const timer of soon.values()) clearTimeout(timer)
      await listener.stop()
    },
    serve(socket) {
      socket.on('joinTotalNotification', (...said) => {
        join(socket, db, said.at(-1)).catch(failed)
      })
    },
  }
}

const roomStart = memberRoom('')

/** `answer` is the acknowledgement where the client asked for one, and anything at all where it did not. */
async function join(socket: MemberSocket, db: Application['db'], answer: unknown): Promise<void> {
  const { user_id } = socket.data
  await socket.join(memberRoom(user_id))
  const total = { total_unread: await countUnread(db, user_id) }
  socket.emit('totalNotification', total)
  if (typeof answer === 'function') answer(total)
}
