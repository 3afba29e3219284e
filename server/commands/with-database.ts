import { join } from 'node:path'
import type { Db } from '#core/context.ts'
import { type Connection, connect } from '#database/connect.ts'
import { startEmbedded } from '#database/embedded/start.ts'
import { type Config, loadConfig } from '../config.ts'

/** The embedded database could not be had; the message says why. */
export class NoEmbedded extends Error {
  override name = 'NoEmbedded'
}

/** Work on the configured database. An embedded one that a running server has started answers as well: it is only joined. */
export const withDatabase = <T>(work: (db: Db) => Promise<T>): Promise<T> =>
  withConnection(loadConfig(), ({ db }) => work(db))

export async function withConnection<T>(
  config: Config,
  work: (connection: Connection & { url: string }) => Promise<T>,
): Promise<T> {
  const embedded = config.DATABASE_URL
    ? undefined
    : await startEmbedded({ dataDir: join(config.data_dir, 'postgres'), say: () => undefined }).catch(
        (cause: unknown) => {
          throw new NoEmbedded(cause instanceof Error ? cause.message : String(cause), { cause })
        },
      )
  try {
    const url = config.DATABASE_DIRECT_URL ?? config.DATABASE_URL ?? embedded?.url ?? ''
    const connection = connect(url, { size: 2, onError: () => undefined })
    return await work({ ...connection, url }).finally(connection.close)
  } finally {
    await embedded?.stop()
  }
}
