import { Counter, Gauge, type Registry } from '@prometheus-io/client'
import type { Db } from '#core/context.ts'
import { countParcels, countSkipped } from '#database/outbox.ts'
import { type RunCounts, runResults } from './run-job.ts'

/** Counted in the database, so that every process says the same and a restart forgets nothing. */
export function measureOutbox(registry: Registry, db: Db): void {
  const parcels: Gauge<'state'> = new Gauge({
    name: 'outbox_parcels',
    help: 'Parcels of the outbox that wait to leave; of the last 30 days those given up for good, and mails skipped because their address bounces.',
    labelNames: ['state'],
    registers: [registry],
    async collect(): Promise<void> {
      const counts = await countParcels(db).catch(() => undefined)
      // While the database is away nothing is known of it; the other figures are told all the same.
      if (!counts) return parcels.reset()
      for (const state of ['waiting', 'dead'] as const) parcels.set({ state }, counts[state])
      const skipped = await countSkipped(db).catch(() => undefined)
      if (skipped !== undefined) parcels.set({ state: 'skipped' }, skipped)
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
