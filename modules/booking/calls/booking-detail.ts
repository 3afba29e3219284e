import type { Input, Output } from '#core/call.ts'
import type { MemberCtx } from '#core/context.ts'
import type * as contract from '../contract.ts'
import { showBooking } from '../order/detail.ts'
import { bookingOf } from '../order/load.ts'

type Call = typeof contract.bookingDetail

export async function bookingDetail(ctx: MemberCtx, input: Input<Call>): Promise<Output<Call>> {
  return showBooking(ctx, await bookingOf(ctx, input.id))
}
