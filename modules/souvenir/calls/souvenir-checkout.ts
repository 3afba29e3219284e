import type { Input, Output } from '#core/call.ts'
import type { MemberCtx } from '#core/context.ts'
import { checkoutFacts, ownCheckout } from '../checkout/load.ts'
import type * as contract from '../contract.ts'
import { checkoutView } from '../view.ts'

type Call = typeof contract.souvenirCheckout

export async function souvenirCheckout(ctx: MemberCtx, { id }: Input<Call>): Promise<Output<Call>> {
  return checkoutView(await checkoutFacts(ctx.db, await ownCheckout(ctx, id), ctx.now), ctx)
}
