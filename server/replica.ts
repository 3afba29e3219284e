import { setTimeout as sleep } from 'node:timers/promises'
import type { Db } from '#core/context.ts'
import { recordOf } from '#core/record.ts'
import { currentOf, followsPrimary, latestKnownChange } from '#core/replica.ts'
import { secondMs } from '#core/time.ts'
import type { Connection } from '#database/connect.ts'
import { isPassing } from './http/failures.ts'
import type { Log } from './log.ts'

/** Reads that may be a second old, from the replica where there is one. */
export type Reads = {
  /** `isFresh`: for somebody who has just written, and wants to see it. */
  read<T>(isFresh: boolean, run: (db: Db) => Promise<T>): Promise<T>
  /** How old what it reads may be, whether or not that is read; without end while the replica is away. */
  secondsBehind(): number
  close(): Promise<void>
}

/** Without a replica everything is read where it is written. */
export const primaryReads = (db: Db): Reads => ({
  read: (_isFresh, run) => run(db),
  secondsBehind: () => 0,
  close: async () => undefined,
})

/** Milliseconds between two looks, between two questions of one look, and how far behind a replica is still read. */
type Pace = { look: number; step: number; most: number }
const usualPace: Pace = { look: 1000, step: 10, most: 5000 }

type Parts = { primary: Pick<Connection, 'db' | 'pool'>; replica: Connection; log: Log; pace?: Pace }

/** Reads the replica while it has all that this process knows to have changed; else the primary answers. */
export function replicaReads({ primary, replica, log, pace = usualPace }: Parts): Reads {
  const progress = followProgress({ primary, replica, log, pace })
  followsPrimary(replica.db, { primary: primary.db, isCurrent: progress.isCurrent })
  return {
    async read(isFresh, run) {
      const db = isFresh ? primary.db : currentOf(replica.db)
      if (db === primary.db) return run(db)
      try {
        return await run(db)
      } catch (error) {
        // It only reads: so it can be asked again, of the primary.
        if (!isPassing(error)) throw error
        // One statement that took too long, or would have written, says nothing of those of others.
        if (!isOfOne(error)) progress.leave(error)
        return run(primary.db)
      }
    },
    secondsBehind: progress.secondsBehind,
    async close() {
      await progress.stop()
      await replica.close()
    },
  }
}

/**
 * Knows up to which moment a replica has everything: asks the primary how far its log is, and the replica until it is there.
 */
function followProgress({ primary, replica, log, pace }: Required<Parts>) {
  let upTo = Number.NEGATIVE_INFINITY
  let state: 'new' | 'read' | 'away' | 'closed' = 'new'
  let looking: Promise<void> | undefined
  const leave = (error: unknown) => {
    upTo = Number.NEGATIVE_INFINITY
    if (state === 'away' || state === 'closed') return
    log.warn({ err: error }, 'the replica is away or behind: the primary answers')
    state = 'away'
  }
  const follow = async () => {
    const at = performance.now()
    const isLate = () => state === 'closed' || performance.now() - at > pace.most
    await arrival(replica, { place: await placeOf(primary), step: pace.step, isLate })
    upTo = at
    if (state === 'away') log.info('the replica answers again')
    if (state !== 'closed') state = 'read'
  }
  const look = () => {
    looking ??= follow()
      .catch(leave)
      .finally(() => {
        looking = undefined
      })
  }
  const timer = setInterval(look, pace.look).unref()
  look()
  const isCurrent = () => {
    if (upTo > latestKnownChange()) return performance.now() - upTo < pace.most
    if (state !== 'away') look()
    return false
  }
  const stop = async () => {
    state = 'closed'
    clearInterval(timer)
    await looking
  }
  return { leave, isCurrent, stop, secondsBehind: () => (performance.now() - upTo) / secondMs }
}

function isOfOne(error: unknown): boolean {
  const { code, cause } = recordOf(error)
  return code === '57014' || code === '25006' || (cause !== undefined && isOfOne(cause))
}

/** How far the log of the primary is. */
async function placeOf({ pool }: Pick<Connection, 'pool'>): Promise<string> {
  const { rows } = await pool.query<{ place: string }>('select pg_current_wal_lsn()::text as place')
  return rows[0]?.place ?? ''
}

type Arrival = { place: string; step: number; isLate: () => boolean }

/** Ends when it has everything up to that place. */
async function arrival(replica: Connection, { place, step, isLate }: Arrival): Promise<void> {
  while (!(await has(replica, place))) {
    if (isLate()) throw new Error('the replica is too far behind')
    await sleep(step)
  }
}

/** Whether it has everything up to that place of the log; one that was promoted writes its own. */
async function has({ pool }: Connection, place: string): Promise<boolean> {
  const own = 'case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_lsn() end'
  const { rows } = await pool.query<{ is_there: boolean }>(`select ${own} >= $1::pg_lsn as is_there`, [place])
  return rows[0]?.is_there ?? false
}
