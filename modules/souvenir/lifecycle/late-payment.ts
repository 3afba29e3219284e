import type { Db } from '#core/context.ts'
import { jakartaDate } from '#core/time.ts'
import { memberProfile } from '#modules/identity/module.ts'
import { holdStock, offersOf, releaseStock } from '#modules/merchandise/module.ts'
import { releasePromo, retakePromo } from '#modules/promo/module.ts'
import { savingOf, souvenirs } from '../checkout/promo.ts'
import { cartProblem } from '../rules/cart.ts'
import { type LineRow, listLines } from '../store.ts'
import { can } from '../transition.ts'
import type { Locked } from './expire.ts'

/**
 * Puts aside again all that a checkout gave up when its invoice ran out. All or nothing; nothing, where some of it could not be
 * sold today. Its invoices and itself are locked already.
 */
export async function retakeCheckout(db: Db, { checkout, orders }: Locked, now: Date): Promise<boolean> {
  // A deleted account keeps what it paid in time; nothing begins for it any more.
  if (!(await memberProfile(db, checkout.tenant_id, checkout.user_id))) return false
  const late = orders.filter((order) => can(order, 'pay_late'))
  const ids = late.map(({ id }) => id)
  const lines = ids.length === 0 ? [] : await listLines(db, ids)
  if (lines.length === 0 || !(await isAllOffered(db, lines, now))) return false
  if (!(await mayKeepDiscount(db, { checkout, orders: late }, { goods: sumOf(lines), now }))) return false
  const short = await holdStock(db, lines)
  if (short.length === 0) return true
  const held = lines.filter(({ variant_id }) => !short.includes(variant_id))
  if (held.length > 0) await releaseStock(db, held)
  if (checkout.promo_id) await releasePromo(db, checkout.id)
  return false
}

const sumOf = (lines: readonly LineRow[]): number =>
  lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0)

/**
 * The use of its promo is taken again while there is one. Where others have used it up, or it is over, the price stays what was
 * agreed and paid. Only who has used it for another order meanwhile gets the money back instead.
 */
async function mayKeepDiscount(db: Db, { checkout, orders }: Locked, { goods, now }: { goods: number; now: Date }) {
  const { id: order_id, promo_id, tenant_id, user_id } = checkout
  if (!promo_id) return true
  const retaken = await retakePromo(db, {
    ...{ promo_id, order_id, tenant_id, user_id, now },
    product: souvenirs(order_id),
    amount: goods,
  })
  if (retaken === 'taken') await savingOf(db, checkout, orders)
  return retaken !== 'used_elsewhere'
}

async function isAllOffered(db: Db, lines: readonly LineRow[], now: Date): Promise<boolean> {
  const today = jakartaDate(now)
  const offers = await offersOf(
    db,
    lines.map(({ variant_id }) => variant_id),
    today,
  )
  const byVariant = new Map(offers.map((offer) => [offer.variant_id, offer]))
  return lines.every(({ variant_id, quantity }) => {
    const offer = byVariant.get(variant_id)
    return offer !== undefined && cartProblem(offer, quantity, today) === null
  })
}
