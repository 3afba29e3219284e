import type { Input, Output } from '#core/call.ts'
import type { MemberCtx } from '#core/context.ts'
import { promoOfCode } from '#modules/promo/module.ts'
import { putPromo } from '../cart/draft.ts'
import type * as contract from '../contract.ts'
import { bookingOf, lockCart, orderFacts } from '../order/load.ts'
import { orderView } from '../order/view.ts'
import type { BookingPorts } from '../ports.ts'

type Call = typeof contract.applyPromoCode

/** Codes are guessed at, so wrong ones are counted; of somebody else's order not even that is told. */
export async function applyPromoCode(ctx: MemberCtx<BookingPorts>, input: Input<Call>): Promise<Output<Call>> {
  await bookingOf(ctx, input.id)
  const promo = await promoOfCode(ctx, input.code)
  return ctx.db.transaction(async (db) => {
    const booking = await lockCart(ctx, db, input.id)
    return orderView(await orderFacts({ ...ctx, db }, await putPromo(ctx, db, booking, promo)), ctx)
  })
}
