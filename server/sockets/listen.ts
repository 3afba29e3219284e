import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { House } from '../compose.ts'

type Ear = { start(): void; stop(): Promise<void> }
type Parts = {
  channel: string
  house: Pick<House, 'pool' | 'log'>
  hear: (payload: string) => void
  /** Called when it listens again after a gap: what was said meanwhile is lost. */
  back: () => void
}

const retryMs = 1000

/** Hears a channel of the database on a connection of its own, and comes back when that is lost. */
export function listenTo({ channel, house, hear, back }: Parts): Ear {
  const end = new AbortController()
  let running: Promise<void> | undefined
  const once = async () => {
    const client = new pg.Client({ connectionString: house.pool.options.connectionString, keepAlive: true })
    const lost = new Promise<void>((resolve) => {
      client.on('error', () => resolve())
      client.on('end', () => resolve())
      end.signal.addEventListener('abort', () => resolve(), { once: true })
    })
    client.on('notification', ({ payload }) => hear(payload ?? ''))
    try {
      await client.connect()
      await client.query(`listen ${pg.escapeIdentifier(channel)}`)
      back()
      await lost
    } finally {
      await client.end().catch(() => undefined)
    }
  }
  const run = async () => {
    while (!end.signal.aborted) {
      await once().catch((error: unknown) => house.log.warn({ err: error, channel }, 'a channel cannot be heard'))
      await sleep(retryMs, undefined, { signal: end.signal }).catch(() => undefined)
    }
  }
  return {
    start: () => {
      running ??= run()
    },
    async stop() {
      end.abort()
      await running
    },
  }
}
