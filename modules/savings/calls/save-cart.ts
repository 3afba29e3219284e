import type { Input, Output } from '#core/call.ts'
import type { MemberCtx } from '#core/context.ts'
import { beginPlan, cartView } from '../cart.ts'
import type * as contract from '../contract.ts'

type Call = typeof contract.saveCart

export async function saveCart(ctx: MemberCtx, input: Input<Call>): Promise<Output<Call>> {
  return cartView(await beginPlan(ctx, input))
}
