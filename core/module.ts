import type { Db } from './context.ts'

/** What a module does on a schedule: by `cron` once per tick across all processes, by `seconds` in each, one round at a time. */
export type Job<Ports> = {
  name: string
  run(parts: { db: Db; ports: Ports; now: Date }): Promise<void>
} & ({ cron: string; seconds?: never } | { seconds: number; cron?: never })
