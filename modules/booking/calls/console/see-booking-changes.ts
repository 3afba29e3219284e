import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import type * as contract from '../../contract.console.ts'
import { changesOf } from '../../desk/changes.ts'
import { bookingInScope } from '../../order/staff-access.ts'

type Call = typeof contract.seeBookingChanges

export const seeBookingChanges = async (ctx: StaffCtx, { id }: Input<Call>): Promise<Output<Call>> =>
  changesOf(ctx.db, await bookingInScope(ctx, id), ctx.now)
