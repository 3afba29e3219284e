import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import type * as contract from '../../contract.console.ts'
import { seenByStaff } from '../../order/seen-by-staff.ts'
import { bookingInScope } from '../../order/staff-access.ts'

type Call = typeof contract.seeBooking

export const seeBooking = async (ctx: StaffCtx, { id }: Input<Call>): Promise<Output<Call>> =>
  seenByStaff(ctx, await bookingInScope(ctx, id))
