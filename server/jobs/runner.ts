import { sql } from 'drizzle-orm'
import pg from 'pg'
import { fromDrizzle, PgBoss } from 'pg-boss'
import type { Db } from '#core/context.ts'
import type { Job } from '#core/module.ts'
import { queueParcels } from '#database/outbox.ts'
import type { House } from '../compose.ts'
import { modules } from '../modules.ts'
import { deliver } from './deliver.ts'
import { houseJobs } from './house-jobs.ts'
import { runnerFailure } from './runner-failure.ts'

const outboxQueue = 'outbox'
const relayEveryMs = 1000
type AnyJob = Job<House['ports']>
const allJobs: readonly AnyJob[] = [...houseJobs, ...modules.flatMap((module): readonly AnyJob[] => module.jobs)]
export type Runner = { stop(): Promise<void> }

/** Empties the outbox and runs what the clock asks for; several processes may run it side by side. */
export async function startJobs(house: House, databaseUrl: string): Promise<Runner> {
  const boss = new PgBoss({ db: { executeSql: (text, values) => house.pool.query(text, values) } })
  boss.on('error', (error) => house.log.error(runnerFailure(error), 'the job runner failed'))
  await boss.start()
  await boss.createQueue(outboxQueue, { retryLimit: 8, retryDelay: 5, retryBackoff: true, expireInSeconds: 60 })
  await boss.work<{ id: string }>(
    outboxQueue,
    { batchSize: 1, burstWhenBatchFull: true, pollingIntervalSeconds: 1 },
    ([job]) => (job ? deliver(house, job.data.id) : Promise.resolve()),
  )
  const rounds: Runner[] = []
  for (const job of allJobs) {
    const run = () => job.run({ db: house.db, ports: house.ports, now: house.clock.now() })
    if (job.cron === undefined) {
      rounds.push(startRounds(house, { ...job, run }))
      continue
    }
    await boss.createQueue(job.name, { policy: 'singleton', retryLimit: 2 })
    await boss.work(job.name, { batchSize: 1 }, run)
    await boss.schedule(job.name, job.cron)
  }
  const relay = startRelay(house, boss, databaseUrl)
  house.state.queue = 'ready'
  return {
    async stop() {
      await Promise.all(rounds.map((round) => round.stop()))
      await relay.stop()
      await boss.stop({ graceful: true, timeout: 10_000 })
    },
  }
}

/** Runs a job every few seconds, never two rounds of it at once; what failed is tried again at the next. */
function startRounds(house: House, job: { name: string; seconds: number; run: () => Promise<void> }): Runner {
  let running: Promise<void> | undefined
  const round = () => {
    running ??= job
      .run()
      .catch((error: unknown) => house.log.error({ err: error }, `${job.name} failed`))
      .finally(() => {
        running = undefined
      })
  }
  const timer = setInterval(round, job.seconds * 1000)
  return {
    async stop() {
      clearInterval(timer)
      await running
    },
  }
}

/** Moves parcels from the outbox into the queue: at once when the database says so, and every second in any case. */
function startRelay(house: House, boss: PgBoss, databaseUrl: string): Runner {
  const queue = async (db: Db, ids: string[]) => {
    const inTransaction = fromDrizzle(db, sql)
    for (const id of ids) await boss.send(outboxQueue, { id }, { db: inTransaction })
  }
  let running: Promise<unknown> = Promise.resolve()
  let isWaiting = false
  // One round at a time and one more waiting, however many notices come in meanwhile.
  const relay = () => {
    if (isWaiting) return
    isWaiting = true
    running = running
      .then(() => {
        isWaiting = false
        return queueAll(house, queue)
      })
      .catch((error: unknown) => house.log.warn({ err: error }, 'the outbox waits for the database'))
  }
  const timer = setInterval(relay, relayEveryMs)
  const listener = new pg.Client({ connectionString: databaseUrl })
  // A lost listener only costs the second until the timer comes round.
  listener.on('error', (error) => house.log.warn({ err: error }, 'the outbox listener was lost'))
  listener.on('notification', relay)
  const listening = listener.connect().then(() => listener.query('listen outbox'))
  listening.catch((error: unknown) => house.log.warn({ err: error }, 'the outbox listener could not start'))
  return {
    async stop() {
      clearInterval(timer)
      await running
      await listener.end()
    },
  }
}

async function queueAll(house: House, queue: (db: Db, ids: string[]) => Promise<void>): Promise<void> {
  while ((await queueParcels(house.db, queue, house.clock.now())) > 0);
}
