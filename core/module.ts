import type { Call, Handlers } from './call.ts'
import type { Db } from './context.ts'

/** What the clock does for a room: run by the job runner, once per tick across all processes. */
export type Job<Ports> = { name: string; cron: string; run(parts: { db: Db; ports: Ports; now: Date }): Promise<void> }

/** A room's door: its calls with their handlers, and its jobs. */
export type Module<Contract extends Record<string, Call>, Ports> = {
  contract: Contract
  calls: Handlers<Contract, Ports>
  jobs: readonly Job<Ports>[]
}

/** A forgotten handler, or one that answers another shape, does not compile. */
export const module = <const Contract extends Record<string, Call>, Ports>(
  door: Module<Contract, Ports>,
): Module<Contract, Ports> => door
