import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { proveStep, type StepUpPorts } from '#modules/staff/module.ts'
import type * as contract from '../../contract.console.ts'
import { departureInScope, runView } from '../../desk/departure.ts'
import type { PausedBy } from '../../rules/departure-run.ts'
import { lockUnfinished, savePause } from '../../store.runs.ts'

type Call = typeof contract.pauseDeparture

export async function pauseDeparture(ctx: StaffCtx<StepUpPorts>, input: Input<Call>): Promise<Output<Call>> {
  const { db, staff, now, audit } = ctx
  const { id, is_paused, code = '' } = input
  const departure = await departureInScope(ctx, id)
  if (!is_paused) await proveStep(ctx, code)
  const run = await lockUnfinished(db, id)
  // Over meanwhile, or never begun: there is nothing to stop.
  if (!run) throw new Refusal(codes.not_found)
  const by: PausedBy = staff.grants.some(({ role }) => role === 'admin') ? 'platform' : 'partner'
  // What the platform has stopped, its partner neither lets go on nor takes over.
  if (run.paused_at && run.paused_by !== 'partner' && by === 'partner') throw new Refusal(codes.departure_paused)
  const pause = is_paused ? { paused_at: run.paused_at ?? now, paused_by: by } : { paused_at: null, paused_by: null }
  await savePause(db, run.id, pause)
  const before = { is_paused: run.paused_at !== null, paused_by: run.paused_by, run_id: run.id }
  const after = { is_paused, paused_by: pause.paused_by, run_id: run.id }
  audit({ thing: 'departure', thing_id: id, before, after })
  return runView(db, { ...run, ...pause }, departure.product_id)
}
