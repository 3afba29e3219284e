import type { Db } from './context.ts'

/**
 * What a module does on a schedule, once in one of all processes: by `cron` at each tick, by `seconds` so often. What takes longer than
 * its interval may meet the next round, in another process.
 * `missed: 'once'`: what came due while nothing ran is done at the next start, as what the next tick would find is too late.
 */
export type Job<Ports> = {
  name: string
  /** How long a run may take. One that takes longer is logged and counted, and the next goes ahead: it must bear that. */
  timeout_seconds: number
  run(parts: { db: Db; ports: Ports; now: Date }): Promise<void>
} & ({ cron: string; missed?: 'once'; seconds?: never } | { seconds: number; cron?: never; missed?: never })

/** Data of one kind that is not held for ever. The rule with its period is a dated one, and the privacy page names the same. */
export type Retention<Ports, Rule extends string = string> = {
  kind: string
  rule: Rule
  does: 'deletes' | 'anonymises'
  /** Ends what is from before then; gives how many rows that were. */
  sweep(parts: { db: Db; ports: Ports; before: Date }): Promise<number>
}
