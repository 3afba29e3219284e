import { PgBoss } from 'pg-boss'
import type { Job } from '#core/module.ts'
import type { Application } from '../compose.ts'
import { modules } from '../modules.ts'
import { maintenanceJobs } from './maintenance-jobs.ts'
import { type Runner, startOutbox } from './outbox.ts'
import { runnerFailure } from './runner-failure.ts'

type AnyJob = Job<Application['ports']>
const allJobs: readonly AnyJob[] = [...maintenanceJobs, ...modules.flatMap((module): readonly AnyJob[] => module.jobs)]

/** What earlier releases called a job: scheduled under that name as well, it would wait in a queue that nobody works on. */
const formerNames = ['booking-papers', 'house-sweep']

export type { Runner } from './outbox.ts'

/** Empties the outbox and runs what the clock asks for; several processes may run it side by side. */
export async function startJobs(application: Application): Promise<Runner> {
  const boss = new PgBoss({ db: { executeSql: (text, values) => application.pool.query(text, values) } })
  boss.on('error', (error) => application.log.error(runnerFailure(error), 'the job runner failed'))
  await boss.start()
  const outbox = await startOutbox(application, boss)
  const rounds: Runner[] = []
  for (const job of allJobs) {
    const run = () => job.run({ db: application.db, ports: application.ports, now: application.clock.now() })
    if (job.cron === undefined) {
      rounds.push(startRounds(application, { ...job, run }))
      continue
    }
    await boss.createQueue(job.name, { policy: 'singleton', retryLimit: 2 })
    await boss.work(job.name, { batchSize: 1 }, run)
    await boss.schedule(job.name, job.cron)
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

/** Runs a job every few seconds, never two rounds of it at once; what failed is tried again at the next. */
function startRounds(
  application: Application,
  job: { name: string; seconds: number; run: () => Promise<void> },
): Runner {
  let running: Promise<void> | undefined
  const round = () => {
    running ??= job
      .run()
      .catch((error: unknown) => application.log.error({ err: error }, `${job.name} failed`))
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
