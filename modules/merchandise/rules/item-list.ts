import { memo } from '#core/memo.ts'
import { offsetOf } from '#core/paging.ts'
import type { Text } from '#modules/catalogue/rules/facts.ts'
import { searchItems, type WordIndex } from './item-search.ts'
import type { ItemSort } from './sorts.ts'

/** What lists need to know of an item. Whether it is sold depends on the day too: `sells_until` is the last on which its certificates allow it. */
export type ItemFacts = {
  id: string
  slug: string
  store_id: string
  category_slug: string
  name: Text
  /** In both languages, to be searched. */
  variant_names: string
  price_from: number
  stock_free: number
  popularity: number
  rating: number
  created_at: number
  is_offered: boolean
  sells_until: string
  /** Another one whenever anything of it changes. */
  changed_at: number
}
export type StoreFacts = { id: string; slug: string; name: string; is_suspended: boolean; changed_at: number }
export type CategoryFacts = { slug: string; name: Text }

/** Everything that may be sold, as one process knows it. Never changed in place: whoever learns of a change makes another. */
export type Supply = {
  items: ReadonlyMap<string, ItemFacts>
  stores: ReadonlyMap<string, StoreFacts>
  categories: readonly CategoryFacts[]
  words: WordIndex
}

export type ItemQuery = {
  category?: string | undefined
  search?: string | undefined
  start_price?: number | undefined
  end_price?: number | undefined
  store?: string | undefined
  sort?: ItemSort | undefined
  page: number
  limit: number
}

export type ItemPage = {
  ids: string[]
  total: number
  /** How many each category would leave, the other filters applied. */
  counts: ReadonlyMap<string, number>
  price_range: { least: number; most: number } | null
}

type Compare = (a: ItemFacts, b: ItemFacts) => number
const byId: Compare = (a, b) => (a.id < b.id ? -1 : 1)
const popular: Compare = (a, b) => b.popularity - a.popularity
const orders: Record<ItemSort, Compare> = {
  popular,
  newest: (a, b) => b.created_at - a.created_at,
  cheapest: (a, b) => a.price_from - b.price_from,
  dearest: (a, b) => b.price_from - a.price_from,
  rating: (a, b) => b.rating - a.rating || popular(a, b),
}

const isSoldOut = ({ stock_free }: ItemFacts): number => (stock_free > 0 ? 0 : 1)
const sorted = (items: readonly ItemFacts[], compare: Compare): ItemFacts[] =>
  items.toSorted((a, b) => isSoldOut(a) - isSoldOut(b) || compare(a, b) || byId(a, b))

const isSold = ({ stores }: Supply, item: ItemFacts, today: string): boolean =>
  item.is_offered && item.sells_until >= today && stores.get(item.store_id)?.is_suspended === false

type Sold = { ids: ReadonlySet<string>; in_order: Map<ItemSort, ItemFacts[]> }
const soldByDay = memo((_: Supply) => new Map<string, Sold>())

/** What is sold on a day, in an order: sorted once, then only walked through. */
function soldOn(supply: Supply, today: string, sort: ItemSort): readonly ItemFacts[] {
  const sold = soldToday(supply, today)
  const known = sold.in_order.get(sort)
  if (known) return known
  const items = sorted(
    [...supply.items.values()].filter(({ id }) => sold.ids.has(id)),
    orders[sort],
  )
  sold.in_order.set(sort, items)
  return items
}

function soldToday(supply: Supply, today: string): Sold {
  const days = soldByDay(supply)
  const known = days.get(today)
  if (known) return known
  const items = [...supply.items.values()].filter((item) => isSold(supply, item, today))
  const sold: Sold = { ids: new Set(items.map(({ id }) => id)), in_order: new Map() }
  days.set(today, sold)
  return sold
}

export const soldItem = (supply: Supply, slug: string, today: string): ItemFacts | undefined =>
  soldOn(supply, today, 'popular').find((item) => item.slug === slug)

/** Addresses of what is sold on a day: the stores that sell something, and each item with the store it is of. */
export function soldSlugs(supply: Supply, today: string): { store: string; item?: string }[] {
  const items = soldOn(supply, today, 'newest').flatMap(({ slug, store_id }) => {
    const store = supply.stores.get(store_id)?.slug
    return store === undefined ? [] : [{ store, item: slug }]
  })
  return [...[...new Set(items.map(({ store }) => store))].map((store) => ({ store })), ...items]
}

/** How many are sold on a day, by what a fact of them says. */
export function countSold(supply: Supply, today: string, fact: 'store_id' | 'category_slug'): Map<string, number> {
  const counts = new Map<string, number>()
  for (const item of soldOn(supply, today, 'popular')) counts.set(item[fact], (counts.get(item[fact]) ?? 0) + 1)
  return counts
}

/** The items that words and a store leave; with words and no order wished, the nearest first. */
function candidates(supply: Supply, query: ItemQuery, today: string): readonly ItemFacts[] {
  const items = soldOn(supply, today, query.sort ?? 'popular')
  const isOfStore = ({ store_id }: ItemFacts) =>
    query.store === undefined || supply.stores.get(store_id)?.slug === query.store
  const { ids } = soldToday(supply, today)
  const hits = query.search === undefined ? undefined : searchItems(supply.words, query.search, (id) => ids.has(id))
  if (!hits) return query.store === undefined ? items : items.filter(isOfStore)
  const answers = items.filter((item) => hits.has(item.id) && isOfStore(item))
  if (query.sort) return answers
  return sorted(answers, (a, b) => (hits.get(a.id) ?? 0) - (hits.get(b.id) ?? 0) || popular(a, b))
}

/** One page of the items that answer, how many there are, and what the choices of each filter would leave. */
export function pageOfItems(supply: Supply, query: ItemQuery, today: string): ItemPage {
  const { category, start_price = 0, end_price = Number.POSITIVE_INFINITY } = query
  const chosen: ItemFacts[] = []
  const counts = new Map<string, number>()
  let least = Number.POSITIVE_INFINITY
  let most = 0
  for (const item of candidates(supply, query, today)) {
    const isOfCategory = category === undefined || item.category_slug === category
    const isInRange = item.price_from >= start_price && item.price_from <= end_price
    if (isOfCategory) {
      least = Math.min(least, item.price_from)
      most = Math.max(most, item.price_from)
    }
    if (isInRange) counts.set(item.category_slug, (counts.get(item.category_slug) ?? 0) + 1)
    if (isOfCategory && isInRange) chosen.push(item)
  }
  const offset = offsetOf(query)
  return {
    ids: chosen.slice(offset, offset + query.limit).map(({ id }) => id),
    total: chosen.length,
    counts,
    price_range: least <= most ? { least, most } : null,
  }
}

/** Ids of the items most like one: of its category, in stock before sold out, the nearest in price first. */
export function similarItems(supply: Supply, itself: ItemFacts, today: string): string[] {
  const others = soldOn(supply, today, 'popular').filter(
    ({ id, category_slug }) => category_slug === itself.category_slug && id !== itself.id,
  )
  const gap = ({ price_from }: ItemFacts) => Math.abs(Math.log(price_from / itself.price_from))
  return sorted(others, (a, b) => gap(a) - gap(b)).map(({ id }) => id)
}
