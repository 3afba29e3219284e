import type { Input, Output } from '#core/call.ts'
import type { MemberCtx } from '#core/context.ts'
import type * as contract from '../contract.ts'
import { bookingOf, orderFacts } from '../order/load.ts'
import { orderView } from '../order/view.ts'

type Call = typeof contract.orderDetail

export async function orderDetail(ctx: MemberCtx, input: Input<Call>): Promise<Output<Call>> {
  return orderView(await orderFacts(ctx, await bookingOf(ctx, input.id)), ctx)
}
