import { join } from 'node:path'
import type { Db } from '#core/context.ts'
import { connect } from '#database/connect.ts'
import { startEmbedded } from '#database/embedded/start.ts'
import { loadConfig } from '../config.ts'

/** Work on the configured database. An embedded one that a running server has started answers as well: it is only joined. */
export async function withDatabase<T>(work: (db: Db) => Promise<T>): Promise<T> {
  const config = loadConfig()
  const embedded = config.DATABASE_URL
    ? undefined
    : await startEmbedded({ dataDir: join(config.data_dir, 'postgres'), say: () => undefined })
  try {
    const { db, close } = connect(config.DATABASE_URL ?? embedded?.url ?? '', { size: 2, onError: () => undefined })
    return await work(db).finally(close)
  } finally {
    await embedded?.stop()
  }
}
