import { codes } from '#core/refusal-codes.ts'
import { failureOf, Refusal } from '#core/refusals.ts'
import type { ChatSocket } from './events.ts'

/** Messages a second: more than this are not taken, and far more end the connection. */
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

/** Throttles one socket; others do not notice. Whoever asked for an answer is told to come again. */
export function guardMessages(socket: ChatSocket): void {
  const messages = perSecond(() => performance.now())
  socket.use((event, next) => {
    if (messages() <= handledPerSecond) return next()
    const reply: unknown = event.at(-1)
    if (typeof reply === 'function') reply(failureOf(new Refusal(codes.too_many_requests), socket.data.language).body)
  })
}
