import type { Db } from './context.ts'

/** What a module does on a schedule: by `cron` once per tick across all processes, by `seconds` in each, one round at a time. */
export type Job<Ports> = {
  name: string
  /** How long a run may take. One that takes longer is logged and counted, and the next goes ahead: it must bear that. */
  timeout_seconds: number
  run(parts: { db: Db; ports: Ports; now: Date }): Promise<void>
} & ({ cron: string; seconds?: never } | { seconds: number; cron?: never })
