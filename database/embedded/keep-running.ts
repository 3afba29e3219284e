import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Server } from './server.ts'

/** Milliseconds before the first try to start again, and the longest between two. */
export type BackOff = { first: number; most: number }
const usualBackOff: BackOff = { first: 200, most: 10_000 }

type Parts = {
  /** Starts it again where it was; nothing, while another process or what is left of it holds the cluster. */
  start: () => Promise<Server | undefined>
  say: (line: string) => void
  backOff?: BackOff
}

/** Starts a server again whenever it dies, at the same address, for as long as nobody has stopped it. */
export function keepRunning(first: Server, { start, say, backOff = usualBackOff }: Parts): Server {
  const end = new AbortController()
  const stopped = once(end.signal, 'abort')
  let current = first
  const watch = async () => {
    while (!end.signal.aborted) {
      await Promise.race([current.ended, stopped])
      if (end.signal.aborted) return
      say('PostgreSQL has ended by itself; starting it again.')
      const next = await untilStarted()
      if (!next) return
      current = next
      say('PostgreSQL runs again.')
    }
  }
  const untilStarted = async () => {
    for (let wait = backOff.first; !end.signal.aborted; wait = Math.min(2 * wait, backOff.most)) {
      const next = await start().catch((error: unknown) => {
        say(sentence(error, wait))
        return undefined
      })
      if (next) return next
      await sleep(wait, undefined, { signal: end.signal, ref: false }).catch(() => undefined)
    }
    return undefined
  }
  const watching = watch()
  return {
    ...first,
    async stop() {
      end.abort()
      await current.stop()
      await watching
      // Started in the very moment in which it was to stop.
      await current.stop()
    },
  }
}

const sentence = (error: unknown, wait: number) =>
  `PostgreSQL could not be started again, next try in ${wait} ms: ${error instanceof Error ? error.message : error}`
