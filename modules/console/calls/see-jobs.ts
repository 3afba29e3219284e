import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { platformOnly } from '#core/platform-only.ts'
import { countDead } from '#database/dead-letters.ts'
import { waitingParcels } from '#database/outbox.ts'
import type * as contract from '../contract.console.ts'
import type { ConsolePorts } from '../ports.ts'

type Call = typeof contract.seeJobs

export async function seeJobs({ db, ports, staff }: StaffCtx<ConsolePorts>, _: Input<Call>): Promise<Output<Call>> {
  platformOnly(staff)
  const parts = Object.entries(await ports.operations.readiness())
  const waiting = await waitingParcels(db)
  return {
    parts: parts.map(([name, is_ready]) => ({ name, is_ready })),
    queues: waiting.map(({ queue, count, oldest_at }) => ({
      queue,
      waiting: count,
      oldest_at: oldest_at.toISOString(),
    })),
    dead: await countDead(db),
    runs: [...ports.operations.jobRuns()].map(([job, ended]) => ({ job, ...ended })),
  }
}
