import { addMs, dayMs, hourMs, jakartaDate } from '#core/time.ts'
import { summaryOf } from '#modules/merchandise/rules/summary.ts'
import type { items, merchandise_slugs, stock_history, stores } from '#modules/merchandise/tables.ts'
import { random } from '../drawings/random.ts'
import { goodsId, type Item, shownOf } from './items.ts'
import { coverId, logoId } from './pictures.ts'
import type { Rating } from './reviews.ts'
import { onHoliday, type Store, suspended } from './stores.ts'
import type { variantRows } from './variants.ts'

const unrated: Rating = { rating_sum: 0, rating_count: 0 }

export const slugRow = (kind: 'store' | 'item', { slug, id }: Store | Item): typeof merchandise_slugs.$inferInsert => ({
  slug,
  kind,
  thing_id: id,
})

export function storeRow(store: Store, position: number, { now, rating }: { now: Date; rating: Rating | undefined }) {
  const { categories: _, street, ...plain } = store
  const isAway = store.slug === onHoliday
  const opened_at = addMs(now, -(340 + position * 7) * dayMs)
  return {
    ...plain,
    city_id: store.subdistrict_id.slice(0, 5),
    address: street,
    phone_number: `+62811000061${String(position + 1).padStart(2, '0')}`,
    closed_from: isAway ? jakartaDate(addMs(now, -2 * dayMs)) : null,
    closed_until: isAway ? jakartaDate(addMs(now, 9 * dayMs)) : null,
    logo_picture_id: logoId(store),
    cover_picture_id: coverId(store),
    position,
    suspended_at: store.slug === suspended ? addMs(now, -12 * dayMs) : null,
    suspension_reason: store.slug === suspended ? 'Izin usahanya sedang diperiksa tim platform.' : null,
    ...(rating ?? unrated),
    created_at: opened_at,
  } satisfies typeof stores.$inferInsert
}

/** For how many days it has been in the shop: some came this week. */
export const daysSold = ({ key }: Item): number => 3 + Math.floor(random(`${key} age`).next() ** 1.5 * 310)

/** A handful are not on sale: still being written, or taken out. */
export function stateOf({ key }: Item): 'draft' | 'on_sale' | 'withdrawn' {
  const dice = random(`${key} state`).next()
  if (dice < 0.006) return 'draft'
  return dice < 0.016 ? 'withdrawn' : 'on_sale'
}

type Count = { now: Date; variants: ReturnType<typeof variantRows>; rating: Rating | undefined }

export function itemRow(item: Item, { now, variants, rating = unrated }: Count): typeof items.$inferInsert {
  const rng = random(`${item.key} sold`)
  const days = daysSold(item)
  const state = stateOf(item)
  const sold = state === 'draft' ? 0 : rating.rating_count * 2 + Math.floor(rng.next() ** 3 * days * 1.4)
  return {
    id: item.id,
    slug: item.slug,
    store_id: item.store.id,
    category_slug: item.category,
    name: item.name,
    description: item.description,
    picture_ids: shownOf(item).map(({ scene, dye }) => goodsId(scene, dye)),
    state,
    ...summaryOf(variants),
    view_count: state === 'draft' ? 0 : sold * rng.whole(6, 22) + rng.whole(2, 60),
    sold_count: sold,
    ...rating,
    created_at: addMs(now, -days * dayMs - rng.whole(1, 20) * hourMs),
  }
}

export const firstCounts = (
  variants: ReturnType<typeof variantRows>,
  at: Date,
): (typeof stock_history.$inferInsert)[] =>
  variants.map(({ id, stock }) => ({
    variant_id: id,
    at,
    change: stock,
    stock,
    reason: 'Stok awal',
    actor: 'demo',
  }))
