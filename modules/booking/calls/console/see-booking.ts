import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import type * as contract from '../../contract.console.ts'
import { seenByStaff } from '../../order/seen-by-staff.ts'
import { bookingInScope } from '../../order/staff-access.ts'

type Call = typeof contract.seeBooking

export async function seeBooking(ctx: StaffCtx, { id }: Input<Call>): Promise<Output<Call>> {
  const booking = await bookingInScope(ctx, id)
  const seen = await seenByStaff(ctx, booking)
  // Nothing changed: that somebody looked at names, birthdays and a phone number is what is to be known.
  if (booking.checked_out_at)
    ctx.audit({ thing: 'booking', thing_id: id, before: null, after: { travellers: seen.participants.length } })
  return seen
}
