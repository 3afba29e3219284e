import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { newId } from '#core/ids.ts'
import { withClient } from '#database/embedded/ask.ts'

/** Somebody who writes to one PostgreSQL without end, whoever it believes to be. */
export type Marks = {
  /** What it has said is written. */
  acknowledged: readonly string[]
  /** Gives how often it refused, or was not there. */
  stop(): Promise<number>
}

export function writeMarks(url: string): Marks {
  const acknowledged: string[] = []
  const state: { isOver: boolean; refused: number; client?: Client } = { isOver: false, refused: 0 }
  const write = async () => {
    const client = new Client({ connectionString: url, connectionTimeoutMillis: 2000 })
    client.on('error', () => undefined)
    state.client = client
    await client.connect()
    while (!state.isOver) {
      const mark = newId()
      await client.query('insert into marks (mark) values ($1)', [mark])
      acknowledged.push(mark)
      await sleep(20)
    }
  }
  const writing = (async () => {
    while (!state.isOver) {
      await write().catch(() => state.refused++)
      // A statement that waits for good ends with its connection.
      await state.client?.end().catch(() => undefined)
      await sleep(100)
    }
  })()
  return {
    acknowledged,
    async stop() {
      state.isOver = true
      await state.client?.end().catch(() => undefined)
      await writing
      return state.refused
    },
  }
}

/** Everything written there. */
export const marksAt = (url: string): Promise<string[]> =>
  withClient(url, async (client) => {
    const { rows } = await client.query<{ mark: string }>('select mark from marks')
    return rows.map(({ mark }) => mark)
  })
