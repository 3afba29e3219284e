import type { z } from 'zod'
import type { Language } from '#core/messages.ts'
import type { CheckoutFacts } from './checkout/load.ts'
import { statusOf } from './rules/checkout-status.ts'
import { feeItem, itemsOfOrder } from './rules/lines.ts'
import { canChangeShipping, countedOrders } from './rules/sums.ts'
import type { checkoutDetail } from './shapes.ts'
import type { CheckoutRow, LineRow, OrderRow } from './store.ts'

type Detail = z.output<typeof checkoutDetail>
type OrderView = Detail['orders'][number]

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0)

export function destinationView({ destination }: Pick<CheckoutRow, 'destination'>): Detail['destination'] {
  if (!destination) return null
  const { region, ...rest } = destination
  return { ...rest, ...region }
}

function shippingView(order: OrderRow): OrderView['partner_shipping'] {
  const { courier, courier_name, service, etd, shipping_cost: cost } = order
  if (courier === null || cost === null) return null
  return { courier, courier_name: courier_name ?? courier, service: service ?? '', etd: etd ?? '', cost }
}

function lineView(line: LineRow, { offers }: Pick<CheckoutFacts, 'offers'>, language: Language) {
  const { position, variant_id, item_id, item_slug, name, variant_name, picture_id, price, quantity } = line
  const picture_colour = offers.find((offer) => offer.variant_id === variant_id)?.picture_colour ?? null
  const item = { id: item_id, slug: item_slug, name: name[language], picture_id, picture_colour }
  return {
    position,
    item,
    variant_id,
    variant_name: variant_name[language],
    price,
    quantity,
    subtotal: price * quantity,
  }
}

/** The order of one store on the wire. */
export function orderView(facts: CheckoutFacts, order: OrderRow, language: Language): OrderView {
  const { id, code, state, store_id, subtotal, weight_grams } = order
  const own = facts.lines.filter(({ order_id }) => order_id === id)
  const store = facts.offers.find((offer) => offer.store.id === store_id)?.store
  if (!store) throw new Error(`souvenir order ${id} is of no store`)
  const names = itemsOfOrder({ number: order.number, lines: own })
  const billed = facts.invoice?.lines.filter(({ item }) => names.includes(item)) ?? []
  const plain = subtotal + (order.shipping_cost ?? 0)
  return {
    ...{ id, code, state, subtotal, weight_grams },
    paid_at: order.paid_at?.toISOString() ?? null,
    process_by: order.process_by?.toISOString() ?? null,
    partner_store: { id: store.id, slug: store.slug, name: order.store_name, city: store.city },
    items: own.map((line) => lineView(line, facts, language)),
    partner_shipping: shippingView(order),
    total: billed.length > 0 ? sum(billed.map(({ amount }) => amount)) : plain,
    refunded: sum(billed.map(({ refunded }) => refunded)),
  }
}

function invoiceView({ invoice }: CheckoutFacts): Detail['invoice'] {
  if (!invoice) return null
  const { id, code, state, amount, due_at } = invoice
  const paid_at = invoice.paid_by?.paid_at?.toISOString() ?? null
  return { invoice_id: id, invoice_code: code, state, amount, due_at: due_at.toISOString(), paid_at }
}

function shippingPromo({ promo }: CheckoutFacts): Detail['shipping_promo'] {
  if (promo?.applies_to !== 'shipping') return null
  const { percent, amount, most_amount } = promo
  return { percent, amount, most_amount }
}

/** A checkout on the wire, with the order of each store. */
export function checkoutView(facts: CheckoutFacts, { language, now }: { language: Language; now: Date }): Detail {
  const { checkout, invoice } = facts
  const counted = countedOrders(facts.orders)
  const costs = counted.map(({ shipping_cost }) => shipping_cost)
  const goods = sum(counted.map(({ subtotal }) => subtotal))
  const shipping = costs.includes(null) ? null : sum(costs.map((cost) => cost ?? 0))
  const fee = invoice
    ? sum(invoice.lines.filter(({ item }) => item === feeItem).map(({ amount }) => amount))
    : undefined
  const payment_fee = fee ?? facts.payment_fee
  const full = goods + (shipping ?? 0) + payment_fee
  // What was called off took its share along.
  const discount = invoice ? Math.max(0, full - invoice.amount) : checkout.discount
  return {
    id: checkout.id,
    code: checkout.code,
    status: statusOf(facts.orders.map(({ state }) => state)),
    created_at: checkout.created_at.toISOString(),
    pay_by: checkout.pay_by.toISOString(),
    destination: destinationView(checkout),
    orders: facts.orders.map((order) => orderView(facts, order, language)),
    ...{ goods, shipping, payment_fee },
    affiliate_code: checkout.affiliate_code,
    consultant_name: checkout.consultant_name,
    promo_code: facts.promo?.code ?? null,
    shipping_promo: shippingPromo(facts),
    discount,
    total: invoice?.amount ?? full - discount,
    refunded: sum((invoice?.lines ?? []).map(({ refunded }) => refunded)),
    invoice: invoiceView(facts),
    can_change_shipping: canChangeShipping(facts, now),
  }
}
