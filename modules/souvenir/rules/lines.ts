import { apportion } from '#core/apportion.ts'
import { type Rupiah, rupiah, sumRupiah } from '#core/money.ts'
import type { OrderLine } from '#modules/payment/rules/invoice-lines.ts'
import { courierText } from '#modules/shipping/rules/courier-words.ts'

type Text = { id: string; en: string }
export type PricedLine = { position: number; label: Text; amount: number }
export type PricedOrder = {
  number: number
  store_name: string
  lines: readonly PricedLine[]
  shipping: { courier_name: string | null; service: string | null; cost: number }
}
/** What a promo takes off, and of what. */
export type Saving = { amount: Rupiah; of: 'goods' | 'shipping' }

/** The names by which an invoice knows what a store's order asks money for: its lines, and its parcel. */
export const lineItem = (number: number, position: number): string => `order:${number}:line:${position}`
export const shippingItem = (number: number): string => `order:${number}:shipping`
/** What a method of payment costs, where it does. */
export const feeItem = 'payment_fee'
/** All of them, where the whole order goes back. */
export const itemsOfOrder = ({
  number,
  lines,
}: {
  number: number
  lines: readonly { position: number }[]
}): string[] => [...lines.map(({ position }) => lineItem(number, position)), shippingItem(number)]

type Billed = OrderLine & { of: Saving['of'] }

function fullLines({ number, store_name, lines, shipping }: PricedOrder): Billed[] {
  const label = {
    id: `Ongkos kirim ${store_name} (${courierText(shipping, 'id')})`,
    en: `Shipping from ${store_name} (${courierText(shipping, 'en')})`,
  }
  return [
    ...lines.map(({ position, label, amount }) => ({
      item: lineItem(number, position),
      label,
      amount: rupiah(amount),
      of: 'goods' as const,
    })),
    { item: shippingItem(number), label, amount: rupiah(shipping.cost), of: 'shipping' as const },
  ]
}

/**
 * What the one invoice of a checkout asks for: a line for each thing and each parcel, naming the order it is of, so that one order
 * can go back alone. What a promo takes off is split once, over what it is of, and each line keeps its own share.
 */
export function invoiceLinesOf(orders: readonly PricedOrder[], saving?: Saving): OrderLine[] {
  const billed = orders.flatMap(fullLines)
  const weights = billed.map(({ of, amount }) => (of === saving?.of ? amount : 0))
  const most = sumRupiah(weights.map(rupiah))
  const shares = saving ? apportion(rupiah(Math.min(saving.amount, most)), weights) : []
  return billed.map(({ item, label, amount }, at) => ({ item, label, amount: rupiah(amount - (shares[at] ?? 0)) }))
}
