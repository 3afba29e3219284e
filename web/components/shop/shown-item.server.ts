import type { z } from 'zod'
import { formatNumber, formatRupiah } from '#core/format.ts'
import type { Language } from '#core/messages.ts'
import { rupiah } from '#core/money.ts'
import type { itemCard } from '#modules/merchandise/shapes.ts'
import { itemPath } from './paths.ts'
import { words } from './words.ts'

export type Card = z.output<typeof itemCard>

/** Fewer than this are worth saying; more is no news. */
const lastPieces = 5

/** What a card of an item shows, in the reader's words: the card itself then needs none. */
export function shownItem(card: Card, language: Language) {
  const say = words(language)
  return {
    slug: card.slug,
    name: card.name,
    href: itemPath(card),
    picture: { id: card.picture_id, colour: card.picture_colour },
    price: formatRupiah(rupiah(card.price_from), language),
    store: card.store.name,
    city: card.store.city,
    ...(card.price_from < card.price_to && { from: say.from }),
    ...(card.sold_count > 0 && { sold: say.sold(formatNumber(card.sold_count, language)) }),
    ...(card.certificates.length > 0 && { certificates: card.certificates.map((kind) => say[kind]) }),
    ...ratingOf(card, language),
    ...markOf(card, language),
  }
}

export type ShownItem = ReturnType<typeof shownItem>

type Rated = { rating: number | null; rating_count: number }

export function ratingOf({ rating, rating_count }: Rated, language: Language) {
  if (rating === null) return {}
  const shown = formatNumber(rating, language)
  return { rating: { shown, spoken: words(language).rated(shown, formatNumber(rating_count, language)) } }
}

type Mark = { tone: 'neutral' | 'warning'; text: string }

/** What a buyer must know before opening it. */
function markOf({ stock_free, store }: Card, language: Language): { mark?: Mark } {
  const say = words(language)
  if (stock_free === 0) return { mark: { tone: 'neutral', text: say.soldOut } }
  if (store.closed_until !== null) return { mark: { tone: 'warning', text: say.onHoliday } }
  return stock_free <= lastPieces ? { mark: { tone: 'warning', text: say.left(stock_free) } } : {}
}
