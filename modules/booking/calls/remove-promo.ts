import type { Input, Output } from '#core/call.ts'
import type { MemberCtx } from '#core/context.ts'
import { dropPromo } from '../cart/draft.ts'
import type * as contract from '../contract.ts'
import { lockCart, orderFacts } from '../order/load.ts'
import { orderView } from '../order/view.ts'

type Call = typeof contract.removePromo

export function removePromo(ctx: MemberCtx, input: Input<Call>): Promise<Output<Call>> {
  return ctx.db.transaction(async (db) => {
    const bare = await dropPromo(ctx, db, await lockCart(ctx, db, input.id))
    return orderView(await orderFacts({ ...ctx, db }, bare), ctx)
  })
}
