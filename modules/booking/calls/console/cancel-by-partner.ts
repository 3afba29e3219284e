import type { Input, Output } from '#core/call.ts'
import { confirmName } from '#core/confirm-by-name.ts'
import type { StaffCtx } from '#core/context.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import type * as contract from '../../contract.console.ts'
import { cancelBooking } from '../../lifecycle/change.ts'
import { auditedFacts, seenByStaff } from '../../order/seen-by-staff.ts'
import { bookingInScope, lockInScope } from '../../order/staff-access.ts'

type Call = typeof contract.cancelByPartner

export async function cancelByPartner(ctx: StaffCtx, input: Input<Call>): Promise<Output<Call>> {
  const { id, reason, confirm_name } = input
  const before = await lockInScope(ctx, id)
  confirmName({ confirm_name, name: before.code, language: ctx.language })
  const isCancelled = await cancelBooking(ctx.db, { booking_id: id, staff_id: ctx.staff.id, reason }, ctx.now)
  if (!isCancelled) throw new Refusal(codes.order_closed)
  const after = await bookingInScope(ctx, id)
  ctx.audit({ thing: 'booking', thing_id: id, before: auditedFacts(before), after: auditedFacts(after), reason })
  return seenByStaff(ctx, after)
}
