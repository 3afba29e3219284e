import { Counter, Gauge, type Registry } from '@prometheus-io/client'
import type { Db } from '#core/context.ts'
import { secondMs } from '#core/time.ts'
import { countBouncesLately } from '#database/mail-bounces.ts'
import { countParcels, countSkipped, waitingParcels } from '#database/outbox.ts'
import { lately } from '../watch/lately.ts'
import { outboxQueues } from './queues.ts'
import { type RunCounts, runResults } from './run-job.ts'

type Outbox = { db: Db; now: () => Date }
const takenFor = 15 * secondMs

/** Counted in the database, so that every process says the same and a restart forgets nothing. */
export function measureOutbox(registry: Registry, { db, now }: Outbox): void {
  const outbox = lately(takenFor, async () => ({
    counts: await countParcels(db),
    skipped: await countSkipped(db),
    waiting: await waitingParcels(db),
  }))
  const registers = [registry]
  new Gauge({
    name: 'outbox_parcels',
    help: 'Parcels of the outbox that wait to leave; of the last 30 days those given up for good, and mails skipped because their address bounces.',
    labelNames: ['state'],
    registers,
    async collect() {
      const known = await outbox()
      // While the database is away nothing is known of it; the other figures are told all the same.
      if (!known) return this.reset()
      for (const state of ['waiting', 'dead'] as const) this.set({ state }, known.counts[state])
      this.set({ state: 'skipped' }, known.skipped)
    },
  })
  const byQueue = (name: string, help: string, figureOf: (queue: { count: number; oldest_at: Date }) => number) =>
    new Gauge({
      name,
      help,
      labelNames: ['queue'],
      registers,
      async collect() {
        const known = await outbox()
        this.reset()
        if (!known) return
        for (const queue of Object.keys(outboxQueues)) this.set({ queue }, 0)
        for (const waiting of known.waiting) this.set({ queue: waiting.queue }, figureOf(waiting))
      },
    })
  byQueue('outbox_queue_parcels', 'Parcels that wait to leave, by queue.', ({ count }) => count)
  byQueue('outbox_oldest_seconds', 'How long the oldest parcel of each queue has waited.', ({ oldest_at }) =>
    Math.max(0, (now().getTime() - oldest_at.getTime()) / 1000),
  )
}

/** Whether so many addresses bounce that the fault may be ours. */
export function measureBounces(registry: Registry, { db, now }: Outbox): void {
  const bounces = lately(takenFor, () => countBouncesLately(db, now()))
  new Gauge({
    name: 'mail_bounces_lately',
    help: 'Addresses that mail came back from, by reports of the last ten minutes; from 20 on further ones are held back, not marked.',
    labelNames: ['state'],
    registers: [registry],
    async collect() {
      const known = await bounces()
      if (!known) return this.reset()
      for (const state of ['marked', 'held'] as const) this.set({ state }, known[state])
    },
  })
}

/** Each process counts the runs of its own. */
export function measureJobs(registry: Registry, counts: RunCounts): void {
  const runs: Counter<'job' | 'result'> = new Counter({
    name: 'job_runs_total',
    help: 'Runs of scheduled jobs, by how they ended: done, failed, or given up because they took too long.',
    labelNames: ['job', 'result'],
    registers: [registry],
    collect() {
      runs.reset()
      for (const [job, ended] of counts) for (const result of runResults) runs.inc({ job, result }, ended[result])
    },
  })
}
