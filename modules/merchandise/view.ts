import type { z } from 'zod'
import type { Language } from '#core/messages.ts'
import { pictureSource } from '#core/pictures.ts'
import { jakartaDate } from '#core/time.ts'
import { ratingOf } from '#modules/catalogue/rules/rating.ts'
import { closedUntil } from './rules/holiday.ts'
import type * as shapes from './shapes.ts'
import type { CardRow, ItemRow } from './store.items.ts'
import type { StoreCardRow, StoreRow } from './store.stores.ts'

export type Reader = { language: Language; now: Date }

export const thumbnail = (picture_id: string): string => pictureSource(picture_id, 480, 'webp')

const pictureView = (picture_id: string | null, picture_colour: string | null) =>
  picture_id === null ? null : { picture_id, picture_colour }

/** What cards and pages of items say alike. */
function itemView(row: CardRow | ItemRow, language: Language) {
  const { rating_sum, category_slug, category_name, ...plain } = row
  return {
    ...plain,
    name: row.name[language],
    category: { slug: category_slug, name: category_name[language] },
    thumbnail: thumbnail(row.picture_ids[0] ?? ''),
    rating: ratingOf(rating_sum, row.rating_count),
  }
}

export function cardView(row: CardRow, { language, now }: Reader): z.output<typeof shapes.itemCard> {
  const { slug, name, city } = row.store
  return {
    ...itemView(row, language),
    certificates: row.certificates,
    picture_id: row.picture_ids[0] ?? '',
    picture_colour: row.picture_colour,
    store: { slug, name, city, closed_until: closedUntil(row.store, jakartaDate(now)) },
  }
}

/** `items`: how many the store has on sale. */
export function storeCardView(row: StoreCardRow, items: number, now: Date): z.output<typeof shapes.storeCard> {
  const { logo_picture_id, logo_colour, rating_sum, closed_from: _, ...plain } = row
  return {
    ...plain,
    closed_until: closedUntil(row, jakartaDate(now)),
    logo: pictureView(logo_picture_id, logo_colour),
    rating: ratingOf(rating_sum, row.rating_count),
    items,
  }
}

export function storeView(row: StoreRow, items: number, { language, now }: Reader): z.output<typeof shapes.store> {
  const isOver = row.closed_until !== null && row.closed_until < jakartaDate(now)
  return {
    ...storeCardView(row, items, now),
    about: row.about[language],
    cover: pictureView(row.cover_picture_id, row.cover_colour),
    province: row.province,
    closed_from: isOver ? null : row.closed_from,
    opens_at: row.opens_at,
    closes_at: row.closes_at,
    open_days: row.open_days,
    created_at: row.created_at.toISOString(),
  }
}

export function itemPageView(row: ItemRow, items: number, { language, now }: Reader): z.output<typeof shapes.item> {
  return {
    ...itemView(row, language),
    description: row.description[language],
    picture_ids: row.picture_ids,
    picture_colours: row.picture_colours,
    variants: row.variants.map(({ name, options, ...variant }) => ({
      ...variant,
      name: name[language],
      size: options.size?.[language] ?? null,
      colour: options.colour?.[language] ?? null,
    })),
    certificates: row.certificates,
    store: storeCardView(row.store, items, now),
    view_count: row.view_count,
    created_at: row.created_at.toISOString(),
  }
}
