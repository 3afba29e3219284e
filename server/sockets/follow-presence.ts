import { noteSeen, noteWhoCame, presenceSeconds, tellStatusOf } from '#modules/chat/module.ts'
import type { Application } from '../compose.ts'
import { warning } from '../log.ts'

const chunk = 1000
const usualBeatMs = (presenceSeconds * 1000) / 2
/** After a restart thousands come at once: who comes within such a moment is written down together. */
const gatherMs = 200

type Someone = { who: 'member'; user: { id: string } } | { who: 'consultant'; consultant: { id: string } }
type Sockets = { sockets: { sockets: ReadonlyMap<string, { data: Someone }> } }
type Socket = { data: Someone; on(event: 'disconnect', listener: () => void): unknown }
type Looking = Pick<Application, 'db' | 'clock' | 'log'>

/** Writes down who is connected to this process, and tells the other side when somebody comes or goes. */
export function followPresence(io: Sockets, { db, clock, log }: Looking, beatMs = usualBeatMs) {
  const failed = warning(log, 'who is here could not be written down')
  const beat = async () => {
    for (const some of inChunks(peopleOf([...io.sockets.sockets.values()].map(({ data }) => data))))
      await noteSeen(db, some, clock.now())
  }
  const come = gathering(async (people) => {
    for (const some of inChunks(peopleOf(people))) await noteWhoCame(db, some, clock.now())
  }, failed)
  const go = gathering(async (people) => {
    for (const some of inChunks(peopleOf(people))) await tellStatusOf(db, some)
  }, failed)
  const timers = new Set<NodeJS.Timeout>()
  let timer: NodeJS.Timeout | undefined
  return {
    start: () => {
      timer = setInterval(() => void beat().catch(failed), beatMs)
    },
    came(socket: Socket) {
      const { data } = socket
      come(data)
      socket.on('disconnect', () => {
        // Whoever is back by then was not away: the status is worked out of when they were seen last.
        const gone = setTimeout(() => {
          timers.delete(gone)
          go(data)
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

const peopleOf = (all: readonly Someone[]) => ({
  user_ids: [...new Set(all.flatMap((one) => (one.who === 'member' ? one.user.id : [])))],
  consultant_ids: [...new Set(all.flatMap((one) => (one.who === 'consultant' ? one.consultant.id : [])))],
})

type People = ReturnType<typeof peopleOf>

/** Consultants are few: they all go with the first members. */
const inChunks = ({ user_ids, consultant_ids }: People): People[] =>
  Array.from({ length: Math.max(1, Math.ceil(user_ids.length / chunk)) }, (_, i) => ({
    user_ids: user_ids.slice(i * chunk, (i + 1) * chunk),
    consultant_ids: i === 0 ? consultant_ids : [],
  }))

/** What comes within a moment is worked on at once. */
function gathering(work: (people: readonly Someone[]) => Promise<void>, failed: (error: unknown) => void) {
  let gathered: Someone[] = []
  return (one: Someone) => {
    gathered.push(one)
    if (gathered.length > 1) return
    setTimeout(() => {
      const people = gathered
      gathered = []
      work(people).catch(failed)
    }, gatherMs).unref()
  }
}
