import type { Input, Output } from '#core/call.ts'
import type { MemberCtx } from '#core/context.ts'
import type * as contract from '../contract.ts'
import { changeRequestOf } from '../lifecycle/by-buyer.ts'
import { checkoutOfOwn, showOrder } from '../order-view.ts'
import type { SouvenirPorts } from '../ports.ts'

type Call = typeof contract.changeCancelRequest

export async function changeCancelRequest(
  ctx: MemberCtx<SouvenirPorts>,
  { id, ...change }: Input<Call>,
): Promise<Output<Call>> {
  await checkoutOfOwn(ctx, id)
  await changeRequestOf(ctx.db, { order_id: id, user_id: ctx.user.id, ...change }, ctx.now)
  return showOrder(ctx, id)
}
