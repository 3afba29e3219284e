import type { Input, Output } from '#core/call.ts'
import type { MemberCtx } from '#core/context.ts'
import { promoOf, usableFor } from '#modules/promo/module.ts'
import type * as contract from '../contract.ts'
import { bookingOf } from '../order/load.ts'

type Call = typeof contract.orderPromos

/** An order that is placed has its promo, or none. */
export async function orderPromos(ctx: MemberCtx, input: Input<Call>): Promise<Output<Call>> {
  const { tenant, user, now } = ctx
  const booking = await bookingOf(ctx, input.id)
  if (booking.state !== 'cart') return []
  const product = { id: booking.product_id, category: booking.category }
  const wish = { tenant_id: tenant.id, user_id: user.id, product, amount: booking.subtotal, now }
  const usable = await usableFor(ctx.db, wish)
  return usable.map(({ promo, discount }) => ({ ...promoOf(promo, ctx), discount }))
}
