import type { Db } from './context.ts'

/** What the clock does for a room: run by the job runner, once per tick across all processes. */
export type Job<Ports> = { name: string; cron: string; run(parts: { db: Db; ports: Ports; now: Date }): Promise<void> }
