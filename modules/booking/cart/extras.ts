import type { Db } from '#core/context.ts'
import { listProductAddons } from '#modules/catalogue/module.ts'
import type { ChosenAddon } from '../rules/price.ts'
import type { BookingRow } from '../store.ts'

type Of = Pick<BookingRow, 'state' | 'product_id'>

/** The extras of a cart cost what the catalogue says today, as long as they are offered; those of an order what it said at checkout. */
export async function extrasNow(db: Db, booking: Of, chosen: readonly ChosenAddon[]): Promise<ChosenAddon[]> {
  if (booking.state !== 'cart' || chosen.length === 0) return [...chosen]
  const offered = new Map((await listProductAddons(db, booking.product_id)).map((addon) => [addon.id, addon]))
  return chosen.map((one) => ({ ...one, price: offered.get(one.id)?.price ?? one.price }))
}
