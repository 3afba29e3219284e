import { setTimeout as sleep } from 'node:timers/promises'
import { changeIn, tellChanges } from '#modules/chat/module.ts'
import type { Application } from '../compose.ts'
import { listenTo } from '../listen.ts'
import { warning } from '../log.ts'
import type { ChatServer } from './events.ts'

/** What comes within such a moment is read and told together. */
const gatherMs = 5

/** Tells sockets of this process what was said in rooms they follow, by whichever process it was stored. */
export function followChat(io: ChatServer, application: Application) {
  const { db, clock, log } = application
  const failed = warning(log, 'what was said in a chat could not be told')
  const sockets = socketsOf(io)
  let gathered: NonNullable<ReturnType<typeof changeIn>>[] = []
  let telling: Promise<void> | undefined
  // One batch after the other, so that no later message is told before an earlier one; what comes meanwhile is the next batch,
  // which is the larger the more there is to do.
  const tellGathered = async () => {
    await sleep(gatherMs)
    while (gathered.length > 0) {
      const batch = gathered
      gathered = []
      await tellChanges(sockets, { db, now: clock.now() }, batch).catch(failed)
    }
    telling = undefined
  }
  const onNotice = (payload: string) => {
    const one = changeIn(payload)
    if (!one) return
    gathered.push(one)
    telling ??= tellGathered()
  }
  // Clients ask for what they missed by its number: nothing is told again after the connection was lost.
  const listener = listenTo({ channel: 'chat', application, onNotice, onListening: () => undefined })
  return {
    start: listener.start,
    async stop() {
      await listener.stop()
      await telling
    },
  }
}

/** The sockets of this process: what is stored is told to each by the database. */
const socketsOf = (io: ChatServer): Parameters<typeof tellChanges>[0] => ({
  emit: (room: string, notice: { name: string }, data: unknown) => void io.local.to(room).emit(notice.name, data),
  isFollowed: (room: string) => io.sockets.adapter.rooms.has(room),
  joinAll: (followers: readonly string[], room: string) => io.local.in([...followers]).socketsJoin(room),
  leaveOthers(room: string, consultant_id: string | null) {
    for (const id of io.sockets.adapter.rooms.get(room) ?? []) {
      const socket = io.sockets.sockets.get(id)
      if (socket?.data.who === 'consultant' && socket.data.consultant.id !== consultant_id) void socket.leave(room)
    }
  },
})
