import type { Input, Output } from '#core/call.ts'
import type { MemberCtx } from '#core/context.ts'
import type * as contract from '../contract.ts'
import { completeByBuyer } from '../lifecycle/by-buyer.ts'
import { checkoutOfOwn, showOrder } from '../order-view.ts'
import type { SouvenirPorts } from '../ports.ts'

type Call = typeof contract.completeSouvenirOrder

export async function completeSouvenirOrder(ctx: MemberCtx<SouvenirPorts>, { id }: Input<Call>): Promise<Output<Call>> {
  await checkoutOfOwn(ctx, id)
  await completeByBuyer(ctx.db, { order_id: id, user_id: ctx.user.id }, ctx.now)
  return showOrder(ctx, id)
}
