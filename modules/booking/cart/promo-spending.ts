import type { MemberCtx } from '#core/context.ts'
import { bookingOf } from '../order/load.ts'

/** What a promo would be used for, of a member's own order. */
export async function promoSpending(ctx: MemberCtx, booking_id: string) {
  const { id, product_id, category, subtotal } = await bookingOf(ctx, booking_id)
  return { product: { id: product_id, category }, amount: subtotal, order_id: id }
}
