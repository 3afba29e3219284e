import type { Input, Output } from '#core/call.ts'
import type { MemberCtx } from '#core/context.ts'
import { reprice } from '../cart/draft.ts'
import type * as contract from '../contract.ts'
import { lockCart, orderFacts } from '../order/load.ts'
import { orderView } from '../order/view.ts'

type Call = typeof contract.saveOrder

export function saveOrder(ctx: MemberCtx, { id, ...change }: Input<Call>): Promise<Output<Call>> {
  return ctx.db.transaction(async (db) => {
    const saved = await reprice(ctx, db, await lockCart(ctx, db, id), change)
    return orderView(await orderFacts({ ...ctx, db }, saved), ctx)
  })
}
