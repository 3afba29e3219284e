import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { findBookable } from '#modules/catalogue/module.ts'
import type * as contract from '../../contract.console.ts'
import { rescheduleBooking } from '../../lifecycle/change.ts'
import { auditedFacts, seenByStaff } from '../../order/seen-by-staff.ts'
import { bookingInScope, lockInScope } from '../../order/staff-access.ts'
import { isOffered } from '../../rules/price.ts'

type Call = typeof contract.rescheduleByPartner

export async function rescheduleByPartner(ctx: StaffCtx, input: Input<Call>): Promise<Output<Call>> {
  const { id, departure_id, reason } = input
  const before = await lockInScope(ctx, id)
  if (before.state !== 'in_progress') throw new Refusal(codes.order_closed)
  const date = await findBookable(ctx.db, { product_id: before.product_id, departure_id })
  if (date && !isOffered(before, date.prices)) throw new Refusal(codes.room_not_offered)
  const move = { booking_id: id, departure_id, staff_id: ctx.staff.id, reason }
  if (!(await rescheduleBooking(ctx.db, move, ctx.now))) throw new Refusal(codes.seats_gone)
  const after = await bookingInScope(ctx, id)
  ctx.audit({ thing: 'booking', thing_id: id, before: auditedFacts(before), after: auditedFacts(after), reason })
  return seenByStaff(ctx, after)
}
