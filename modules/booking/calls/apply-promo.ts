import type { Input, Output } from '#core/call.ts'
import type { MemberCtx } from '#core/context.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { findPromo } from '#modules/promo/module.ts'
import { putPromo } from '../cart/draft.ts'
import type * as contract from '../contract.ts'
import { lockCart, orderFacts } from '../order/load.ts'
import { orderView } from '../order/view.ts'

type Call = typeof contract.applyPromo

export function applyPromo(ctx: MemberCtx, input: Input<Call>): Promise<Output<Call>> {
  return ctx.db.transaction(async (db) => {
    const booking = await lockCart(ctx, db, input.id)
    const promo = await findPromo(db, { tenant_id: ctx.tenant.id, id: input.promo_id })
    if (!promo) throw new Refusal(codes.promo_unavailable)
    return orderView(await orderFacts({ ...ctx, db }, await putPromo(ctx, db, booking, promo)), ctx)
  })
}
