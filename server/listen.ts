import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { watchedClient } from '#database/watched-client.ts'
import type { Application } from './compose.ts'
import { warning } from './log.ts'

type Listener = { start(): void; stop(): Promise<void> }
type Parts = {
  channel: string
  application: Pick<Application, 'directUrl' | 'log'>
  onNotice: (payload: string) => void
  /** Called whenever it begins to listen: what was said before that, or while the connection was lost, is missed. */
  onListening: () => void
  pace?: Pace
}

/** Milliseconds between two tries, between two questions whether the other side is there, and until it must answer. */
type Pace = { retry: number; beat: number; silence: number }
const usualPace: Pace = { retry: 1000, beat: 15_000, silence: 5000 }

/** Listens to a channel of the primary on a connection of its own, and comes back when that is lost or says nothing. */
export function listenTo(parts: Parts): Listener {
  const { channel, application, pace = usualPace } = parts
  const end = new AbortController()
  let running: Promise<void> | undefined
  const run = async () => {
    while (!end.signal.aborted) {
      await listenOnce(parts, end.signal).catch(warning(application.log, `the channel ${channel} cannot be heard`))
      await sleep(pace.retry, undefined, { signal: end.signal }).catch(() => undefined)
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

async function listenOnce(parts: Parts, end: AbortSignal): Promise<void> {
  const { channel, application, onNotice, onListening, pace = usualPace } = parts
  const Client = watchedClient(pace.silence)
  const client = new Client({ connectionString: application.directUrl, connectionTimeoutMillis: pace.silence })
  const lost = new Promise<'lost'>((resolve) => {
    client.on('error', () => resolve('lost'))
    client.on('end', () => resolve('lost'))
    end.addEventListener('abort', () => resolve('lost'), { once: true })
  })
  client.on('notification', ({ payload }) => onNotice(payload ?? ''))
  try {
    await client.connect()
    client.expectPrimary()
    await client.query(`listen ${pg.escapeIdentifier(channel)}`)
    onListening()
    // Whoever only listens would never notice that nobody speaks; an answer that does not come ends the connection.
    while ((await Promise.race([lost, sleep(pace.beat, 'time', { ref: false })])) === 'time') {
      await client.query('select 1')
      // Nobody speaks any more where nobody writes.
      client.expectPrimary()
    }
  } finally {
    await client.end().catch(() => undefined)
  }
}
