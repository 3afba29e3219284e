import type { Input, Output } from '#core/call.ts'
import type { MemberCtx } from '#core/context.ts'
import type * as contract from '../contract.ts'
import { requestCancelOf } from '../lifecycle/by-buyer.ts'
import { checkoutOfOwn, showOrder } from '../order-view.ts'
import type { SouvenirPorts } from '../ports.ts'

type Call = typeof contract.requestCancel

export async function requestCancel(
  ctx: MemberCtx<SouvenirPorts>,
  { id, reason, note }: Input<Call>,
): Promise<Output<Call>> {
  await checkoutOfOwn(ctx, id)
  await requestCancelOf(ctx.db, { order_id: id, user_id: ctx.user.id, reason, note: note || null }, ctx.now)
  return showOrder(ctx, id)
}
