import { noteSeen, noteWhoCame, presenceSeconds, tellStatusOf } from '#modules/chat/module.ts'
import type { Application } from '../compose.ts'
import { warning } from '../log.ts'
import type { ChatServer, ChatSocket } from './events.ts'

const chunk = 1000
const beatMs = (presenceSeconds * 1000) / 2

/** Writes down who is connected to this process, and tells the other side when somebody comes or goes. */
export function followPresence(io: ChatServer, { db, clock, log }: Application) {
  const failed = warning(log, 'who is here could not be written down')
  const beat = async () => {
    const all = [...io.sockets.sockets.values()].map(({ data }) => data)
    const user_ids = [...new Set(all.flatMap((one) => (one.who === 'member' ? one.user.id : [])))]
    const consultant_ids = [...new Set(all.flatMap((one) => (one.who === 'consultant' ? one.consultant.id : [])))]
    for (let i = 0; i === 0 || i < user_ids.length; i += chunk)
      await noteSeen(
        db,
        { user_ids: user_ids.slice(i, i + chunk), consultant_ids: i === 0 ? consultant_ids : [] },
        clock.now(),
      )
  }
  const timers = new Set<NodeJS.Timeout>()
  let timer: NodeJS.Timeout | undefined
  return {
    start: () => {
      timer = setInterval(() => void beat().catch(failed), beatMs)
    },
    came(socket: ChatSocket) {
      const { data } = socket
      const who = data.who === 'member' ? { user_id: data.user.id } : { consultant_id: data.consultant.id }
      noteWhoCame(db, who, clock.now()).catch(failed)
      socket.on('disconnect', () => {
        // Whoever is back by then was not away: the status is worked out of when they were seen last.
        const gone = setTimeout(() => {
          timers.delete(gone)
          tellStatusOf(db, who).catch(failed)
        }, beatMs * 2)
        // Sockets that end with the process leave nothing that it would have to wait for.
        gone.unref()
        timers.add(gone)
      })
    },
    stop() {
      clearInterval(timer)
      for (const gone of timers) clearTimeout(gone)
    },
  }
}
