import type { ChatSocket } from './events.ts'

/** Messages a second: more than this go unheard, and far more end the connection. */
const handledPerSecond = 10
const borne = 100

/** A window of a second; how many have come in it so far. */
export function perSecond(clock: () => number): () => number {
  let since = clock()
  let count = 0
  return () => {
    const now = clock()
    if (now - since >= 1000) {
      since = now
      count = 0
    }
    count += 1
    return count
  }
}

type Connection = { on(name: 'packet', listener: () => void): unknown; close(discard: boolean): void }

/** A flood ends its own connection, signed in or not. */
export function guardPackets(connection: Connection): void {
  const packets = perSecond(() => performance.now())
  connection.on('packet', () => {
    if (packets() > borne) connection.close(true)
  })
}

/** Throttles one socket; others do not notice. */
export function guardMessages(socket: ChatSocket): void {
  const messages = perSecond(() => performance.now())
  socket.use((_event, next) => {
    if (messages() <= handledPerSecond) next()
  })
}
