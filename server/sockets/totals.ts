import { totalNotification, totalOf, totalRoom } from '#modules/notification/module.ts'
import type { Application } from '../compose.ts'
import { listenTo } from '../listen.ts'
import { warning } from '../log.ts'
import type { ChatServer } from './events.ts'

export type Totals = { start(): void; stop(): Promise<void> }

/** Several changes of one moment are one message. */
const calmMs = 30

/** Tells each member who follows the unread total whenever a transaction anywhere has changed it. */
export function followTotals(io: ChatServer, application: Application): Totals {
  const { db, log } = application
  const failed = warning(log, 'an unread total could not be told')
  const tell = async (user_id: string) => {
    const total = totalNotification.data.parse(await totalOf(db, user_id))
    // Each process is told by the database, and tells its own.
    io.local.to(totalRoom(user_id)).emit(totalNotification.name, total)
  }
  const soon = new Map<string, NodeJS.Timeout>()
  const changed = (user_id: string) => {
    if (soon.has(user_id) || !io.sockets.adapter.rooms.has(totalRoom(user_id))) return
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
  const listener = listenTo({ channel: 'unread', application, onNotice: changed, onListening: everyone })
  return {
    start: listener.start,
    async stop() {
      for (const timer of soon.values()) clearTimeout(timer)
      await listener.stop()
    },
  }
}

const roomStart = totalRoom('')
