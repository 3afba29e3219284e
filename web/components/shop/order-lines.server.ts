import type { Output } from '#core/call.ts'
import { formatNumber, formatRupiah } from '#core/format.ts'
import { type Language, messages } from '#core/messages.ts'
import { rupiah } from '#core/money.ts'
import type { souvenirCheckout } from '#modules/souvenir/contract.ts'
import { itemPath } from './paths.ts'

type Order = Output<typeof souvenirCheckout>['orders'][number]

const words = messages({
  count: { id: (n: string, price: string) => `${n} × ${price}`, en: (n: string, price: string) => `${n} × ${price}` },
})

const money = (amount: number, language: Language): string => formatRupiah(rupiah(amount), language)

/** What an order of one store is made of, in words. */
export const shownLines = (
  { items, partner_store: store }: Pick<Order, 'items' | 'partner_store'>,
  language: Language,
) =>
  items.map(({ position, item, variant_name, price, quantity, subtotal }) => ({
    key: String(position),
    name: item.name,
    href: itemPath({ slug: item.slug, store }),
    picture: item.picture_id === null ? undefined : { id: item.picture_id, colour: item.picture_colour },
    variant: variant_name,
    count: words(language).count(formatNumber(quantity, language), money(price, language)),
    subtotal: money(subtotal, language),
  }))

export type ShownLine = ReturnType<typeof shownLines>[number]
