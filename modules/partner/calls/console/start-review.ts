import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { staffName } from '#modules/staff/module.ts'
import { auditMove, lockApplication, seenApplication } from '../../application-desk.ts'
import type * as contract from '../../contract.console.ts'
import { transition } from '../../transition.ts'

type Call = typeof contract.startReview

export async function startReview(ctx: StaffCtx, { id }: Input<Call>): Promise<Output<Call>> {
  const { db, staff, now } = ctx
  const before = await lockApplication(ctx, id)
  const by_name = await staffName(db, staff.id)
  const isMoved = await transition(db, { id }, { event: 'review', actor: 'acquisition', by_name, now })
  if (!isMoved) throw new Refusal(codes.application_moved)
  auditMove(ctx, { before, after: 'in_review' })
  return seenApplication(ctx, id)
}
