import { asOneNews } from '#core/channel.ts'
import type { Db } from '#core/context.ts'
import { codes } from '#core/refusal-codes.ts'
import { jakartaDate } from '#core/time.ts'
import { datedRulesOn } from '#modules/dated-rules/module.ts'
import { holidayOf, isAnySuspended, isAnyUncertified, sellStock } from '#modules/merchandise/module.ts'
import {
  cancelItems,
  type InvoiceNews,
  lockInvoicesOf,
  onInvoiceExpired,
  onInvoicePaid,
  onLatePayment,
  onPaymentStarting,
} from '#modules/payment/module.ts'
import { prepareShipment } from '#modules/shipping/module.ts'
import { itemsOfOrder } from '../rules/lines.ts'
import { afterWorkingDays } from '../rules/working-days.ts'
import { type LineRow, listLines, listOrders, lockCheckout, type OrderRow } from '../store.ts'
import { can, transition } from '../transition.ts'
import { expire, type Locked, linesLocked } from './expire.ts'
import { retakeCheckout } from './late-payment.ts'

/** The checkout an invoice is for, locked; the invoice's own lock is held already. */
const checkoutFor = async (db: Db, { invoice }: InvoiceNews): Promise<Locked | undefined> =>
  invoice.order_kind === 'souvenir' ? lockCheckout(db, invoice.order_id) : undefined

/** Subscribes to the payment events of a checkout. */
export function listenToPayments(): void {
  onPaymentStarting(async (db, { invoice, now }) => {
    if (invoice.order_kind !== 'souvenir') return null
    const payable = (await listOrders(db, [invoice.order_id])).filter((order) => can(order, 'pay'))
    return payable.length === 0 ? codes.invoice_ended : unavailable(db, payable, now)
  })
  onInvoicePaid(async (db, news) => {
    const locked = await checkoutFor(db, news)
    if (locked) await applyPaid(db, locked, news.now)
  })
  onInvoiceExpired(async (db, news) => {
    const locked = await checkoutFor(db, news)
    if (locked) await expire(db, locked, news.now)
  })
  // The pieces are put aside again here, or the money goes back: nobody pays for what was sold to another.
  onLatePayment(async (db, news) => {
    if (news.invoice.order_kind !== 'souvenir') return false
    await lockInvoicesOf(db, news.invoice.order_id)
    const locked = await checkoutFor(db, news)
    return locked !== undefined && retakeCheckout(db, locked, news.now)
  })
}

/** Why something of these orders is not sold today, although its pieces were put aside; nothing where all of it is. */
async function unavailable(db: Db, orders: readonly OrderRow[], now: Date) {
  const stores = orders.map(({ store_id }) => store_id)
  if (await isAnySuspended(db, stores)) return codes.store_suspended
  const lines = await listLines(
    db,
    orders.map(({ id }) => id),
  )
  const variants = lines.map(({ variant_id }) => variant_id)
  return (await isAnyUncertified(db, variants, jakartaDate(now))) ? codes.item_uncertified : null
}

/** Only what has its courier stands on an invoice. */
const isPayable = (order: OrderRow): boolean =>
  order.shipping_cost !== null && (can(order, 'pay') || can(order, 'pay_late'))

/** Every order that waited is paid; what was called off meanwhile gets its part back. */
async function applyPaid(db: Db, { checkout, orders }: Locked, now: Date): Promise<void> {
  const { souvenir_process_days } = await datedRulesOn(db, jakartaDate(now))
  const payable = orders.filter(isPayable)
  const lines = await linesLocked(db, payable)
  await asOneNews(db, async () => {
    for (const order of payable) {
      const event = can(order, 'pay') ? 'pay' : 'pay_late'
      const why = { event, actor: 'gateway', reason: 'the invoice is paid' } as const
      const process_by = afterWorkingDays(now, souvenir_process_days, await holidayOf(db, order.store_id))
      const to = { paid_at: now, process_by, ended_at: null }
      const effects = () => sell(db, order, lines.get(order.id) ?? [], now)
      await transition(db, { checkout, order }, { ...why, to, effects, now })
    }
    for (const order of orders) if (!isPayable(order) && !can(order, 'pay')) await giveBack(db, order, now)
  })
}

async function sell(db: Db, { id, code }: OrderRow, lines: readonly LineRow[], now: Date): Promise<void> {
  await sellStock(db, lines, { order_id: id, reason: code }, now)
  await prepareShipment(db, { order_kind: 'souvenir', order_id: id, reason: 'paid' }, now)
}

async function giveBack(db: Db, order: OrderRow, now: Date): Promise<void> {
  const { id, checkout_id, number, state } = order
  const items = itemsOfOrder({ number, lines: await listLines(db, [id]) })
  await cancelItems(db, { order_id: checkout_id, items, actor: 'house', reason: `souvenir order ${state}` }, now)
}
