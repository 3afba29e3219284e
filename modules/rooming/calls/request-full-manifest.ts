import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { giveDownload, proveStep, type StepUpPorts } from '#modules/staff/module.ts'
import type * as contract from '../contract.console.ts'
import { departureInScope } from '../load.ts'
import { fullManifestOf } from '../manifest/files.ts'

type Call = typeof contract.requestFullManifest

/** Passports of everybody on a departure: a screen that was left open is not enough for them. */
export async function requestFullManifest(
  ctx: StaffCtx<StepUpPorts>,
  { id, code }: Input<Call>,
): Promise<Output<Call>> {
  await departureInScope(ctx, id)
  await proveStep(ctx, code)
  ctx.audit({ thing: 'manifest', thing_id: id, before: null, after: { requested: 'full' } })
  return giveDownload(ctx, fullManifestOf(id))
}
