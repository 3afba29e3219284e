import type { Db } from '#core/context.ts'
import { holdSeats } from '#modules/catalogue/module.ts'
import { memberProfile } from '#modules/identity/module.ts'
import { reinstateInvoices } from '#modules/payment/module.ts'
import { releasePromo, retakePromo } from '#modules/promo/module.ts'
import { decideAvailable } from '../cart/hold.ts'
import type { BookingRow } from '../store.ts'

/**
 * Takes back all that an order gave up when its first invoice ran out: promo, seats, and what was still to be paid.
 * Takes all or nothing; nothing, where it could not be sold today. Its invoices and itself are locked already.
 */
export async function retakeOrder(db: Db, booking: BookingRow, now: Date): Promise<boolean> {
  // A deleted account keeps what it paid in time; nothing begins for it any more.
  if (!(await memberProfile(db, booking.tenant_id, booking.user_id))) return false
  const decision = await decideAvailable({ db, tenant: { id: booking.tenant_id }, now }, booking)
  if (!decision.ok || !(await mayKeepDiscount(db, booking, now))) return false
  if (!(await holdSeats(db, booking, now))) {
    if (booking.promo_id) await releasePromo(db, booking.id)
    return false
  }
  const { closes_at } = decision.bookable
  // Before anybody is told of the payment: the receipt says what is left.
  const cause = { actor: 'house', reason: 'the order started late' } as const
  await reinstateInvoices(db, { order_id: booking.id, closes_at, ...cause }, now)
  return true
}

/**
 * The use of its promo is taken again while there is one. Where others have used it up, or it is over, the price stays what
 * was agreed and paid, and no use is counted. Only who has used it for another order meanwhile gets the money back instead.
 */
async function mayKeepDiscount(db: Db, booking: BookingRow, now: Date): Promise<boolean> {
  const { id, promo_id, tenant_id, user_id, product_id, category, subtotal } = booking
  if (!promo_id) return true
  const product = { id: product_id, category }
  const retaken = await retakePromo(db, {
    promo_id,
    order_id: id,
    tenant_id,
    user_id,
    product,
    amount: subtotal,
    now,
  })
  return retaken !== 'used_elsewhere'
}
