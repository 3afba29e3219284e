import type { Db } from '#core/context.ts'
import { rupiah, sumRupiah } from '#core/money.ts'
import { jakartaDate } from '#core/time.ts'
import { datedRulesOn } from '#modules/dated-rules/module.ts'
import { issueInvoices } from '#modules/payment/module.ts'
import type { OrderLine } from '#modules/payment/rules/invoice-lines.ts'
import { feeItem, invoiceLinesOf, itemsOfOrder, type PricedOrder } from '../rules/lines.ts'
import {
  type CheckoutRow,
  changeCheckout,
  type LineRow,
  listLines,
  listOrders,
  type OrderRow,
  setDiscount,
} from '../store.ts'
import { savingOf } from './promo.ts'

/** Makes the one invoice of a locked checkout, as soon as every order that waits to be paid has its shipping. */
export async function invoiceWhenReady(db: Db, checkout: CheckoutRow, orders: readonly OrderRow[], now: Date) {
  const waiting = orders.filter(({ state }) => state === 'awaiting_payment')
  if (waiting.length === 0 || waiting.some(({ shipping_cost }) => shipping_cost === null)) return
  const fees = await feeLines(db, now)
  const lines = [...(await linesOfOrders(db, checkout, waiting)), ...fees]
  await changeCheckout(db, checkout.id, { payment_fee: sumRupiah(fees.map((fee) => fee.amount)) })
  const { id: order_id, code, tenant_id, user_id, payer_name, payer_email, payer_phone, pay_by } = checkout
  const amount = sumRupiah(lines.map((line) => line.amount))
  await issueInvoices(
    db,
    {
      kind: 'souvenir',
      ...{ order_id, tenant_id, user_id, lines },
      subject: { id: `Oleh-oleh ${code}`, en: `Souvenirs ${code}` },
      payer: { name: payer_name, email: payer_email, phone_number: payer_phone },
      stages: [{ stage: 'full', amount, due_at: pay_by }],
    },
    now,
  )
}

/**
 * The lines of the orders that wait. What a promo takes off goods was promised for all that was ordered: what was called off since
 * takes its share along.
 */
async function linesOfOrders(db: Db, checkout: CheckoutRow, waiting: readonly OrderRow[]) {
  const all = await listOrders(db, [checkout.id])
  const shipped = new Map(waiting.map((order) => [order.id, order]))
  const bought = await listLines(
    db,
    all.map(({ id }) => id),
  )
  const saving = await savingOf(db, checkout, waiting)
  if (saving && saving.amount !== checkout.discount) await changeCheckout(db, checkout.id, { discount: saving.amount })
  const priced = all.map((order) => pricedOrder(shipped.get(order.id) ?? { ...order, shipping_cost: 0 }, bought))
  const billed = invoiceLinesOf(priced, saving)
  const own: OrderLine[] = []
  for (const { id, number, subtotal, shipping_cost } of waiting) {
    const items = itemsOfOrder({ number, lines: linesOf(bought, id) })
    const some = billed.filter(({ item }) => items.includes(item))
    await setDiscount(db, id, subtotal + (shipping_cost ?? 0) - sumRupiah(some.map(({ amount }) => amount)))
    own.push(...some)
  }
  return own
}

const linesOf = (bought: readonly LineRow[], id: string): LineRow[] => bought.filter(({ order_id }) => order_id === id)

function pricedOrder(order: OrderRow, bought: readonly LineRow[]): PricedOrder {
  const { number, store_name, courier_name, service, shipping_cost } = order
  const own = linesOf(bought, order.id)
  return {
    number,
    store_name,
    lines: own.map((line) => ({ position: line.position, label: labelOf(line), amount: line.price * line.quantity })),
    shipping: { courier_name, service, cost: shipping_cost ?? 0 },
  }
}

function labelOf({ name, variant_name, quantity }: LineRow) {
  const say = (language: 'id' | 'en') =>
    `${[name[language], variant_name[language]].filter(Boolean).join(', ')} × ${quantity}`
  return { id: say('id'), en: say('en') }
}

async function feeLines(db: Db, now: Date) {
  const { souvenir_payment_fee } = await datedRulesOn(db, jakartaDate(now))
  const label = { id: 'Biaya pembayaran', en: 'Payment fee' }
  return souvenir_payment_fee > 0 ? [{ item: feeItem, label, amount: rupiah(souvenir_payment_fee) }] : []
}
