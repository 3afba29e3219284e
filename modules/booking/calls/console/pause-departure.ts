import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import type * as contract from '../../contract.console.ts'
import { departureInScope, runView } from '../../desk/departure.ts'
import { pauseRun } from '../../store.runs.ts'

type Call = typeof contract.pauseDeparture

export async function pauseDeparture(ctx: StaffCtx, { id, is_paused }: Input<Call>): Promise<Output<Call>> {
  const { db, now, audit } = ctx
  const departure = await departureInScope(ctx, id)
  const run = await pauseRun(db, id, is_paused ? now : null)
  // Over meanwhile, or never begun: there is nothing to stop.
  if (!run) throw new Refusal(codes.not_found)
  audit({ thing: 'departure', thing_id: id, before: { is_paused: !is_paused }, after: { is_paused, run_id: run.id } })
  return runView(db, run, departure.product_id)
}
