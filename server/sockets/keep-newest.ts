import type { Application } from '../compose.ts'
import { warning } from '../log.ts'
import { type ChatServer, type ChatSocket, type Open, personOf } from './events.ts'

/** Who has many tabs keeps the newest of them; the one that just came is among these. */
const mostOfPerson = 10

type Asking = Pick<Application, 'nodes' | 'log'>

/** The sockets of one person, here and on other nodes. */
export const personRoom = (person: string): string => `person:${person}`

/** Others hear what this one asks once they are connected again themselves: all try every second. */
const settlesMs = 5000

export function keepNewest(io: ChatServer, { nodes, log }: Asking) {
  const failed = warning(log, 'the sockets of a person on other nodes could not be counted')
  io.on('openIn', (room, answer) => answer(openHere(io, room)))
  // Too many over all are too many for their share on one of the nodes at least; nearly nobody has so many.
  const mayBeTooMany = (here: readonly unknown[]) =>
    nodes.count() > 1 && here.length > mostOfPerson / nodes.count() && nodes.areReached()
  const keepAll = async () => {
    for (const room of personRoomsOf(io))
      if (mayBeTooMany(openHere(io, room))) await cutEverywhere(io, room).catch(failed)
  }
  let timer: NodeJS.Timeout | undefined
  let stopListening: (() => void) | undefined
  return {
    came(socket: ChatSocket) {
      const room = personRoom(personOf(socket.data))
      void socket.join(room)
      const here = openHere(io, room)
      cut(io, here)
      if (mayBeTooMany(here)) cutEverywhere(io, room).catch(failed)
    },
    /** Who came while others could not be asked is counted afterwards. */
    start() {
      stopListening = nodes.on((said) => {
        if (said.topic !== 'everything') return
        clearTimeout(timer)
        timer = setTimeout(() => void keepAll(), settlesMs)
      })
    },
    stop() {
      clearTimeout(timer)
      stopListening?.()
    },
  }
}

const personRoomsOf = (io: ChatServer): Set<string> =>
  new Set([...io.sockets.sockets.values()].map(({ data }) => personRoom(personOf(data))))

const openHere = (io: ChatServer, room: string): Open[] =>
  [...(io.sockets.adapter.rooms.get(room) ?? [])].flatMap((id) => {
    const socket = io.sockets.sockets.get(id)
    return socket ? { id, at: socket.handshake.issued } : []
  })

async function cutEverywhere(io: ChatServer, room: string): Promise<void> {
  const elsewhere = await io.serverSideEmitWithAck('openIn', room)
  cut(io, [...openHere(io, room), ...elsewhere.flat()])
}

/** Own ones at once, whether or not others can be reached. */
function cut(io: ChatServer, open: readonly Open[]): void {
  const old = open
    .toReversed()
    .sort((a, b) => b.at - a.at)
    .slice(mostOfPerson)
  const elsewhere = old.flatMap(({ id }) => (io.sockets.sockets.get(id)?.disconnect(true) ? [] : [id]))
  // Nobody in particular would be everybody.
  if (elsewhere.length > 0) io.in(elsewhere).disconnectSockets(true)
}
