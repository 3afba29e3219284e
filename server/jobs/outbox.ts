import { sql } from 'drizzle-orm'
import { fromDrizzle, type Job, type JobResult, type PgBoss } from 'pg-boss'
import type { Db } from '#core/context.ts'
import { secondMs } from '#core/time.ts'
import { parcelsAtOnce, type Queued, type QueueName, queueParcels, type Send } from '#database/outbox.ts'
import type { Application } from '../compose.ts'
import { listenTo } from '../listen.ts'
import { warning } from '../log.ts'
import { type Breaker, breaker, guarded } from './breaker.ts'
import { declareQueue, retriesOf } from './declare-queue.ts'
import { deliver, sender } from './deliver.ts'
import { outboxQueues } from './queues.ts'

export type Runner = { stop(): Promise<void> }

const queueNames: readonly QueueName[] = ['code-text', 'code-mail', 'mail', 'text', 'push']
const bossName = (name: QueueName) => `outbox-${name}`

const relayEveryMs = secondMs
// Longer than a parcel may take: what began before this ends before the queue hands the batch to somebody else.
const beginWithinMs = 30 * secondMs
const expireInSeconds = 60

/** Empties the outbox, each service in a line of its own; several processes may do so side by side. */
export async function startOutbox(application: Application, boss: PgBoss): Promise<Runner> {
  const services = sharedBreaker(application)
  application.state.restingServices = services.resting
  const sendWithin = guarded(sender(application), services)
  const workers = new Map<QueueName, string[]>()
  for (const name of queueNames) {
    const queue = outboxQueues[name]
    const { batch, at_once, timeout_seconds, poll_seconds } = queue
    const options = { ...retriesOf(queue), expireInSeconds, deleteAfterSeconds: 3600 }
    // A table of its own: where all share one, a queue that fills quickly is searched whole until statistics know of it.
    await declareQueue(boss, { name: bossName(name), options, kind: { partition: true } })
    const send = sendWithin(timeout_seconds * secondMs)
    const polling = { batchSize: batch, perJobResults: true, burstWhenBatchFull: true } as const
    const work = () =>
      boss.work<object>(bossName(name), { ...polling, pollingIntervalSeconds: poll_seconds }, (jobs: Job[]) =>
        sendBatch(application, jobs, { at_once, send }),
      )
    workers.set(name, await Promise.all(Array.from({ length: queue.workers }, work)))
  }
  const notifyWorkers = (name: QueueName) => {
    for (const worker of workers.get(name) ?? []) boss.notifyWorker(worker)
  }
  return startRelay(application, { queue: (db, parcels) => insertJobs(boss, db, parcels), notifyWorkers })
}

function sharedBreaker({ log, nodes }: Application): Breaker {
  const tell = (service: string, is_away: boolean) =>
    nodes.announce({ topic: 'service', service: `outbox ${service}`, is_away })
  const services = breaker({ now: () => performance.now(), log, tell })
  nodes.on((said) => {
    const [, service] = said.topic === 'service' ? (/^outbox (.+)$/.exec(said.service) ?? []) : []
    if (said.topic === 'service' && service) services.apply(service, said.is_away)
  })
  return services
}

type Batch = { at_once: number; send: Send }

/** So many at once; each ends on its own, and one that fails comes again without the others. */
async function sendBatch(
  application: Application,
  jobs: readonly Job[],
  { at_once, send }: Batch,
): Promise<JobResult[]> {
  const began = performance.now()
  const results: JobResult[] = []
  const rest = jobs.values()
  const work = async () => {
    for (const { id } of rest) {
      const isLate = performance.now() - began > beginWithinMs
      results.push({ id, status: !isLate && (await isDone(application, id, send)) ? 'completed' : 'failed' })
    }
  }
  await Promise.all(Array.from({ length: at_once }, work))
  return results
}

async function isDone(application: Application, id: string, send: Send): Promise<boolean> {
  try {
    await deliver(application, id, send)
    return true
  } catch (error) {
    application.log.info({ parcel: id, err: error }, 'a parcel could not be sent, and is tried again')
    return false
  }
}

/** A job has the id of its parcel: handed over twice, it is there once. */
async function insertJobs(boss: PgBoss, db: Db, parcels: readonly Queued[]): Promise<void> {
  const inTransaction = fromDrizzle(db, sql)
  for (const name of queueNames) {
    const jobs = parcels.filter(({ queue }) => queue === name).map(({ id }) => ({ id }))
    if (jobs.length > 0) await boss.insert(bossName(name), jobs, { db: inTransaction })
  }
}

type Relay = {
  queue: (db: Db, parcels: Queued[]) => Promise<void>
  notifyWorkers: (name: QueueName) => void
}

/** Moves parcels from the outbox into the queues: at once when the database says so, and every second in any case. */
function startRelay(application: Application, { queue, notifyWorkers }: Relay): Runner {
  let running: Promise<unknown> = Promise.resolve()
  let isWaiting = false
  // One round at a time and one more waiting, however many notices come in meanwhile.
  const relay = () => {
    if (isWaiting) return
    isWaiting = true
    running = running
      .then(() => {
        isWaiting = false
        return queueAll(application, { queue, notifyWorkers })
      })
      .catch(warning(application.log, 'the outbox waits for the database'))
  }
  const timer = setInterval(relay, relayEveryMs)
  // A lost listener only costs the second until the timer comes round.
  const listener = listenTo({ channel: 'outbox', application: application, onNotice: relay, onListening: relay })
  listener.start()
  return {
    async stop() {
      clearInterval(timer)
      await listener.stop()
      await running
    },
  }
}

async function queueAll(application: Application, { queue, notifyWorkers }: Relay): Promise<void> {
  for (;;) {
    const parcels = await queueParcels(application.db, queue, application.clock.now())
    for (const name of new Set(parcels.map((one) => one.queue))) notifyWorkers(name)
    if (parcels.length < parcelsAtOnce) return
  }
}
