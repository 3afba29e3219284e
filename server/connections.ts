import type pg from 'pg'
import type { Db } from '#core/context.ts'
import { type Connection, connect } from '#database/connect.ts'
import type { Config } from './config.ts'
import { type Log, warning } from './log.ts'
import { primaryReads, type Reads, replicaReads } from './replica.ts'
import type { Traces } from './traces/traces.ts'

/** The ways of this process to the database. */
export type Connections = {
  db: Db
  pool: pg.Pool
  /** Leads to PostgreSQL itself, where `pool` may go by a pooler. */
  directUrl: string
  reads: Reads
  close(): Promise<void>
}

// Whoever waits for a replica that is not there can still be answered by the primary.
const replicaSeconds = 5

type Watchers = { log: Log; traces: Traces | undefined }

export function openConnections(url: string, config: Config, watchers: Watchers): Connections {
  const { DATABASE_READ_URL: readUrl, DATABASE_DIRECT_URL: directUrl = url } = config
  const open = (url: string, isReplica: boolean) => connectTo(url, config, { ...watchers, isReplica })
  const primary = open(url, false)
  const { db, pool } = primary
  const reads = readUrl
    ? replicaReads({ primary, replica: open(readUrl, true), log: watchers.log })
    : primaryReads(primary.db)
  const close = async () => {
    await reads.close()
    await primary.close()
  }
  return { db, pool, directUrl, reads, close }
}

const connectTo = (
  url: string,
  config: Config,
  { log, traces, isReplica }: Watchers & { isReplica: boolean },
): Connection =>
  connect(url, {
    size: config.DATABASE_POOL,
    onError: warning(log, 'a database connection was lost'),
    statementMs:
      1000 * Math.min(config.DATABASE_STATEMENT_SECONDS, isReplica ? replicaSeconds : Number.POSITIVE_INFINITY),
    namesStatements: true,
    isPooled: config.DATABASE_PREPARE === '0',
    isReplica,
    watch: traces?.watchStatements,
  })
