import type { z } from 'zod'
import { formatDay, formatNumber } from '#core/format.ts'
import type { Language } from '#core/messages.ts'
import type { storeCard } from '#modules/merchandise/shapes.ts'
import { storePath } from './paths.ts'
import { ratingOf } from './shown-item.server.ts'
import { words } from './store-words.ts'

/** A store as every mention of it shows it, in the reader's words. */
export function shownStore(store: z.output<typeof storeCard>, language: Language) {
  const say = words(language)
  return {
    slug: store.slug,
    name: store.name,
    city: store.city,
    href: storePath(store.slug),
    items: say.items(formatNumber(store.items, language)),
    ...(store.logo && { logo: { id: store.logo.picture_id, colour: store.logo.picture_colour } }),
    ...(store.closed_until !== null && { closed: say.closedUntil(formatDay(store.closed_until, language)) }),
    ...ratingOf(store, language),
  }
}

export type ShownStore = ReturnType<typeof shownStore>
