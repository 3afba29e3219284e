import { setTimeout as sleep } from 'node:timers/promises'
import { type Connection, connect } from '#database/connect.ts'
import type { Config } from '../config.ts'
import { superuserAt } from './database.ts'
import { bad, type Finding, good, reasonOf } from './finding.ts'

/** The other ways to the database, where there are any: the pooler, and the replica. */
export async function waysFindings(primary: Connection, config: Config): Promise<Finding[]> {
  const { DATABASE_URL: url, DATABASE_READ_URL: readUrl, DATABASE_PREPARE } = config
  return [
    ...(url && DATABASE_PREPARE === '0' ? [await poolerFinding(url)] : []),
    ...(readUrl ? [await replicaFinding(primary, readUrl, DATABASE_PREPARE === '0')] : []),
  ]
}

async function within<T>(connection: Connection, work: (connection: Connection) => Promise<T>): Promise<T> {
  return work(connection).finally(connection.close)
}

/** What a connection says at its start elsewhere; a pooler would refuse it, so the role has it. */
const ofRole = [
  ['statement_timeout', '20s'],
  ['idle_in_transaction_session_timeout', '40s'],
  ['random_page_cost', '1.1'],
] as const
// PostgreSQL's own, with which a statement may take for ever, and an index seems dear.
const untold = ['0', '4']

async function poolerFinding(url: string): Promise<Finding> {
  const pooler = connect(url, { size: 1, onError: () => undefined, isPooled: true })
  try {
    return await within(pooler, async ({ pool }) => {
      const superuser = await superuserAt(pool, 'DATABASE_URL')
      if (superuser) return superuser
      const shown = ofRole.map(([name]) => `current_setting('${name}') as ${name}`).join(', ')
      const { rows } = await pool.query(`select current_user as role, ${shown}`)
      const missing = ofRole.filter(([name]) => untold.includes(rows[0]?.[name]))
      if (missing.length === 0) return good('pooler', 'DATABASE_URL answers, and its role has its limits')
      const remedy = missing.map(([name, value]) => `alter role ${rows[0]?.role} set ${name} = '${value}'`).join('; ')
      return bad('pooler', `the role has no ${missing.map(([name]) => name).join(', ')}`, `In psql: ${remedy}`)
    })
  } catch (error) {
    return bad('pooler', `does not answer: ${reasonOf(error)}`, 'Check DATABASE_URL, and that the pooler runs')
  }
}

/** How long a replica may take to have what the primary has now. */
const patienceMs = 5000

async function replicaFinding(primary: Connection, url: string, isPooled: boolean): Promise<Finding> {
  const replica = connect(url, { size: 1, onError: () => undefined, isReplica: true, isPooled })
  const remedy = 'Have DATABASE_READ_URL lead to a streaming standby of the same cluster'
  try {
    return await within(replica, async ({ pool }) => {
      const superuser = await superuserAt(pool, 'DATABASE_READ_URL')
      if (superuser) return superuser
      const { rows } = await pool.query('select pg_is_in_recovery() as is_standby')
      if (!rows[0]?.is_standby) return bad('replica', 'is no standby', remedy)
      const ms = await followed(primary, replica)
      if (ms === undefined) return bad('replica', `is more than ${patienceMs / 1000} s behind`, remedy)
      return good('replica', `a standby, ${(ms / 1000).toFixed(1)} s behind at most`)
    })
  } catch (error) {
    return bad(
      'replica',
      `does not answer: ${reasonOf(error)}`,
      'Check DATABASE_READ_URL; meanwhile the primary answers',
    )
  }
}

/** Milliseconds until it had what the primary had at first. */
async function followed(primary: Connection, replica: Connection): Promise<number | undefined> {
  const began = performance.now()
  const { rows } = await primary.pool.query('select pg_current_wal_lsn()::text as place')
  while (performance.now() - began < patienceMs) {
    const there = await replica.pool.query('select pg_last_wal_replay_lsn() >= $1::pg_lsn as has', [rows[0]?.place])
    if (there.rows[0]?.has) return performance.now() - began
    await sleep(50)
  }
  return undefined
}
