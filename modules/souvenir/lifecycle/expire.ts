import { asOneNews } from '#core/channel.ts'
import type { Db } from '#core/context.ts'
import { everyOne } from '#core/every-one.ts'
import { lockStock, releaseStock } from '#modules/merchandise/module.ts'
import { lockInvoicesOf } from '#modules/payment/module.ts'
import { isUnpaid } from '#modules/payment/rules/outstanding.ts'
import { releasePromo } from '#modules/promo/module.ts'
import { listRunOut } from '../store.checkouts.ts'
import { type CheckoutRow, listLines, lockCheckout, type OrderRow } from '../store.ts'
import { transition } from '../transition.ts'

export type Locked = { checkout: CheckoutRow; orders: readonly OrderRow[] }
type Why =
  | { event: 'expire'; actor: 'clock'; reason: string }
  | { event: 'drop'; actor: 'member'; actor_id: string; reason: string; to?: { end_reason: string } }

/**
 * The lines of orders, by order, their stock locked for all of them at once: one after the other, two checkouts of the same stores
 * would wait for each other.
 */
export async function linesLocked(db: Db, orders: readonly OrderRow[]) {
  const ids = orders.map(({ id }) => id)
  const lines = ids.length === 0 ? [] : await listLines(db, ids)
  if (lines.length > 0) await lockStock(db, lines)
  return Map.groupBy(lines, ({ order_id }) => order_id)
}

/** Ends what of a locked checkout nobody has paid, and gives its pieces back. */
export async function endUnpaid(db: Db, { checkout, orders }: Locked, why: Why, now: Date): Promise<void> {
  const waiting = orders.filter(({ state }) => state === 'awaiting_payment')
  // Before the stock: whoever orders locks the promo first.
  if (checkout.promo_id && waiting.length === orders.filter(isAlive).length) await releasePromo(db, checkout.id)
  const lines = await linesLocked(db, waiting)
  await asOneNews(db, async () => {
    for (const order of waiting) {
      const effects = () => releaseStock(db, lines.get(order.id) ?? [])
      await transition(db, { checkout, order }, { ...why, effects, now })
    }
  })
}

/** Whether anything of it may still be bought. */
const isAlive = ({ state }: OrderRow): boolean => state !== 'cancelled' && state !== 'expired'

const notPaid = { event: 'expire', actor: 'clock', reason: 'not paid in time' } as const

export const expire = (db: Db, locked: Locked, now: Date): Promise<void> => endUnpaid(db, locked, notPaid, now)

const batch = 500

/** Checkouts that never got as far as an invoice run out here; an invoice runs out by itself, and takes its checkout with it. */
export async function expireCheckouts(db: Db, now: Date): Promise<void> {
  await everyOne(await listRunOut(db, now, batch), ({ id }) => runOut(db, id, now))
}

const runOut = (db: Db, id: string, now: Date): Promise<void> =>
  db.transaction(async (tx) => {
    const invoices = await lockInvoicesOf(tx, id)
    const locked = await lockCheckout(tx, id)
    if (locked && !invoices.some(isUnpaid)) await expire(tx, locked, now)
  })
