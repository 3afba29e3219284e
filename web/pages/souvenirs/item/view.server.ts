import type { Output } from '#core/call.ts'
import { formatDay, formatNumber, formatRupiah, formatWeight } from '#core/format.ts'
import { newSecret } from '#core/ids.ts'
import type { Language } from '#core/messages.ts'
import { rupiah } from '#core/money.ts'
import type { itemOfStore } from '#modules/merchandise/contract.ts'
import { mostPieces } from '#modules/souvenir/rules/cart.ts'
import { ratingOf } from '../../../components/shop/shown-item.server.ts'
import { shownStore } from '../../../components/shop/store-view.server.ts'
import { shownPictures } from '../../../components/shown-pictures.ts'
import { choiceRows, chosenOf } from './choices.ts'
import type { Query } from './query.ts'
import { labels, words } from './words.ts'

export type Item = Output<typeof itemOfStore>
type Reader = { query: Query; language: Language }
type Variant = Item['variants'][number]

const money = (amount: number, language: Language): string => formatRupiah(rupiah(amount), language)

/** The item as its page shows it, with the variant that is chosen. */
export function viewOf(item: Item, { query, language }: Reader) {
  const say = words(language)
  const chosen = chosenOf(item.variants, query.variant)
  return {
    head: {
      slug: item.slug,
      name: item.name,
      category: { label: item.category.name, href: `/oleh-oleh?category=${item.category.slug}` },
      ...ratingOf(item, language),
      ...(item.sold_count > 0 && { sold: say.sold(formatNumber(item.sold_count, language)) }),
      ...(item.view_count > 0 && { seen: say.seen(formatNumber(item.view_count, language)) }),
    },
    pictures: shownPictures(item).map((picture, place) => ({ ...picture, alt: say.picture(item.name, place + 1) })),
    offer: chosen && offerOf(item, chosen, { query, language }),
    description: item.description,
    certificates: item.certificates.map((one) => ({
      kind: one.kind,
      title: labels(language)[one.kind],
      number: one.number,
      issuer: one.issuer,
      validity: say.until(formatDay(one.valid_until, language)),
    })),
    store: shownStore(item.store, language),
    holiday: holidayOf(item, language),
  }
}

/** What the chosen variant costs, weighs, and how many there are. */
function offerOf(item: Item, chosen: Variant, { query, language }: Reader) {
  const label = labels(language)
  const most = Math.min(chosen.stock_free, mostPieces)
  return {
    price: money(chosen.price, language),
    rows: choiceRows(item.variants, chosen).map(({ name, choices }) => ({ name, label: label[name], choices })),
    isOut: chosen.stock_free === 0,
    cart: {
      variant_id: chosen.id,
      quantity: Math.max(1, Math.min(query.quantity, most)),
      most: Math.max(1, most),
      limit: words(language).limit(formatNumber(most, language)),
      key: newSecret(),
      /** Why it cannot be bought now. */
      closed: chosen.stock_free === 0 ? label.soldOut : holidayOf(item, language),
    },
    facts: [
      { name: label.stockName, value: stockOf(chosen.stock_free, language) },
      { name: label.weight, value: formatWeight(chosen.weight_grams, language) },
      { name: label.sentFrom, value: item.store.city },
    ],
  }
}

export type Offer = ReturnType<typeof offerOf>

const lastPieces = 5

function stockOf(stock_free: number, language: Language): string {
  const say = words(language)
  if (stock_free === 0) return labels(language).soldOut
  const n = formatNumber(stock_free, language)
  return stock_free <= lastPieces ? say.last(n) : say.stock(n)
}

const holidayOf = ({ store }: Item, language: Language): string | undefined =>
  store.closed_until === null ? undefined : words(language).holiday(store.name, formatDay(store.closed_until, language))

/** What it is, what it costs and where it comes from, as search engines show it. */
export function aboutOf(item: Item, language: Language): string {
  const say = words(language)
  const { price_from, price_to, store } = item
  const least = money(price_from, language)
  const price = price_from < price_to ? say.range(least, money(price_to, language)) : least
  return say.description(item.name, price, store.name, store.city)
}
