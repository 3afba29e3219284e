import type { Input, Output } from '#core/call.ts'
import type { MemberCtx } from '#core/context.ts'
import { checkoutFacts, ownCheckout } from '../checkout/load.ts'
import type * as contract from '../contract.ts'
import { cancelUnpaid } from '../lifecycle/abandon.ts'
import { checkoutView } from '../view.ts'

type Call = typeof contract.cancelSouvenirCheckout

export async function cancelSouvenirCheckout(ctx: MemberCtx, { id }: Input<Call>): Promise<Output<Call>> {
  const checkout = await ownCheckout(ctx, id)
  await cancelUnpaid(ctx.db, { checkout_id: checkout.id, user_id: ctx.user.id }, ctx.now)
  return checkoutView(await checkoutFacts(ctx.db, await ownCheckout(ctx, id), ctx.now), ctx)
}
