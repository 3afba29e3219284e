import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { decideRequest, proveStep, type StepUpPorts, staffName } from '#modules/staff/module.ts'
import type * as contract from '../../contract.licences.ts'
import { emitLicenceChanged } from '../../events.ts'
import { licenceFacts, licenceInScope, liftStep, seenLicence } from '../../licence-desk.ts'
import { appendLicenceHistory, type LicenceRow, updateLicence } from '../../store.licence-desk.ts'

type Call = typeof contract.decideLift

async function lift({ db, staff, now, audit }: StaffCtx, before: LicenceRow, reason: string): Promise<void> {
  const change = { suspended_on: null, suspension_reason: null, bookers_notified_on: null }
  await updateLicence(db, before.id, change)
  const by_name = await staffName(db, staff.id)
  await appendLicenceHistory(db, { licence_id: before.id, event: 'lifted', by_name, reason, at: now })
  await emitLicenceChanged(db, { partner_id: before.partner_id, now })
  const after = licenceFacts({ ...before, ...change })
  audit({ thing: 'licence', thing_id: before.id, before: licenceFacts(before), after, reason })
}

export async function decideLift(
  ctx: StaffCtx<StepUpPorts>,
  { id, approval_id, decision: event, reason, code }: Input<Call>,
): Promise<Output<Call>> {
  const before = await licenceInScope(ctx, id)
  if (before.suspended_on === null) throw new Refusal(codes.licence_moved)
  await decideRequest(ctx, ctx.db, { ...liftStep(id), approval_id, event, reason })
  await proveStep(ctx, code)
  if (event === 'approve') await lift(ctx, before, reason)
  return seenLicence(ctx, id)
}
