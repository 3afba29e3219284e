import type { Input, Output } from '#core/call.ts'
import { confirmName } from '#core/confirm-by-name.ts'
import type { StaffCtx } from '#core/context.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { staffName } from '#modules/staff/module.ts'
import { auditMove, lockApplication, seenApplication } from '../../application-desk.ts'
import type * as contract from '../../contract.console.ts'
import { transition } from '../../transition.ts'

type Call = typeof contract.rejectApplication

export async function rejectApplication(
  ctx: StaffCtx,
  { id, reason, confirm_name }: Input<Call>,
): Promise<Output<Call>> {
  const { db, staff, now, language } = ctx
  const before = await lockApplication(ctx, id)
  confirmName({ confirm_name, name: before.company, language })
  const by_name = await staffName(db, staff.id)
  const isMoved = await transition(db, { id }, { event: 'reject', actor: 'acquisition', by_name, reason, now })
  if (!isMoved) throw new Refusal(codes.application_moved)
  auditMove(ctx, { before, after: 'rejected', reason })
  return seenApplication(ctx, id)
}
