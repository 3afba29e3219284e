import { secondMs } from '#core/time.ts'
import { Overrun, within } from './within.ts'

export const runResults = ['done', 'failed', 'overrun'] as const
export type RunResult = (typeof runResults)[number]
/** How often each job ended how, since this process began. */
export type RunCounts = Map<string, Record<RunResult, number>>

type Runnable = { name: string; timeout_seconds: number; run: () => Promise<void> }
type Watch = { log: { error(context: object, text: string): void }; counts: RunCounts }

function count(counts: RunCounts, name: string, result: RunResult): void {
  const known = counts.get(name) ?? { done: 0, failed: 0, overrun: 0 }
  counts.set(name, { ...known, [result]: known[result] + 1 })
}

/** One run of a scheduled job. One that fails or takes too long is logged and counted, and the next one goes ahead. */
export async function runJob({ name, timeout_seconds, run }: Runnable, { log, counts }: Watch): Promise<void> {
  try {
    await within(timeout_seconds * secondMs, run())
    count(counts, name, 'done')
  } catch (error) {
    const result = error instanceof Overrun ? 'overrun' : 'failed'
    count(counts, name, result)
    log.error({ err: error, job: name }, result === 'overrun' ? 'a job takes too long' : 'a job failed')
    throw error
  }
}
