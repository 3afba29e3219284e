import { PgBoss } from 'pg-boss'
import type { Job } from '#core/module.ts'
import type { Application } from '../compose.ts'
import { modules } from '../modules.ts'
import { booksJob } from './books-job.ts'
import { claimRound } from './claim-round.ts'
import { declareQueue, retriesOf } from './declare-queue.ts'
import { maintenanceJobs } from './maintenance-jobs.ts'
import { type Runner, startOutbox } from './outbox.ts'
import { jobQueue } from './queues.ts'
import { runJob } from './run-job.ts'
import { runnerFailure } from './runner-failure.ts'

type AnyJob = Job<Application['ports']>
export const allJobs: readonly AnyJob[] = [
  ...maintenanceJobs,
  booksJob,
  ...modules.flatMap((module): readonly AnyJob[] => module.jobs),
]

/** What earlier releases called a job: scheduled under that name as well, it would wait in a queue that nobody works on. */
const formerNames = ['booking-papers', 'house-sweep', 'booking-documents', 'partner-sweep', 'drafts-sweep']

export type { Runner } from './outbox.ts'

/** Empties the outbox and runs what the clock asks for; several processes may run it side by side. */
export async function startJobs(application: Application): Promise<Runner> {
  const boss = new PgBoss({ db: { executeSql: (text, values) => application.pool.query(text, values) } })
  boss.on('error', (error) => application.log.error(runnerFailure(error), 'the job runner failed'))
  await boss.start()
  const outbox = await startOutbox(application, boss)
  const rounds: Runner[] = []
  const watch = { log: application.log, counts: application.state.job_runs }
  for (const job of allJobs) {
    const run = () => job.run({ db: application.db, ports: application.ports, now: application.clock.now() })
    const watched = (run: () => Promise<void>) => runJob({ ...job, run }, watch)
    if (job.cron === undefined) rounds.push(startRounds(job, roundOf(application, { job, run, watched })))
    else await startCron(boss, job, () => watched(run))
  }
  for (const name of formerNames) await boss.unschedule(name)
  application.state.queue = 'ready'
  return {
    async stop() {
      await Promise.all(rounds.map((round) => round.stop()))
      await outbox.stop()
      await boss.stop({ graceful: true, timeout: 10_000 })
    },
  }
}

/** Longer than the run itself may take: a job is handed to another process only where this one is gone. */
const expiryMarginSeconds = 60

async function startCron(boss: PgBoss, job: AnyJob & { cron: string }, run: () => Promise<void>): Promise<void> {
  const queue = jobQueue(job)
  const expireInSeconds = queue.timeout_seconds + expiryMarginSeconds
  const options = { ...retriesOf(queue), expireInSeconds }
  await declareQueue(boss, { name: job.name, options, kind: { policy: 'singleton' } })
  await boss.work(job.name, { batchSize: queue.batch, pollingIntervalSeconds: queue.poll_seconds }, run)
  // Most rounds find by state what an earlier one has left: they wait for their next.
  await boss.schedule(job.name, job.cron, null, { missed: job.missed ?? 'skip' })
}

type Round = {
  job: { name: string; seconds: number }
  run: () => Promise<void>
  watched: (run: () => Promise<void>) => Promise<void>
}

/** The round of one process, where it is the one to do it. */
const roundOf =
  ({ db }: Application, { job, run, watched }: Round) =>
  async () => {
    const claim = claimRound(db, job)
    // One that fails is a failed run: else nobody would learn why the job does nothing.
    if (await claim.catch(() => true)) await watched(() => claim.then(run))
  }

/** Runs a job every few seconds, never two rounds of it at once; what failed is tried again at the next. */
function startRounds({ seconds }: { seconds: number }, run: () => Promise<void>): Runner {
  let running: Promise<void> | undefined
  const round = () => {
    running ??= run()
      // Logged and counted where it ran.
      .catch(() => undefined)
      .finally(() => {
        running = undefined
      })
  }
  const timer = setInterval(round, seconds * 1000)
  return {
    async stop() {
      clearInterval(timer)
      await running
    },
  }
}
