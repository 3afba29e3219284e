import { cache } from '#core/cache.ts'
import type { AnyoneCtx } from '#core/context.ts'
import { memo } from '#core/memo.ts'
import { jakartaDate } from '#core/time.ts'
import {
  countSold,
  type ItemPage,
  type ItemQuery,
  pageOfItems,
  type Supply,
  similarItems,
  soldItem,
  soldSlugs,
} from '../rules/item-list.ts'
import { supplyOf } from './supply.ts'

/** Pages worked out since the supply last changed; the longest unused make room. */
const pagesOf = memo((_: Supply) => cache<ItemPage>({ entries: 500 }))

type Reader = Pick<AnyoneCtx, 'db' | 'now'>

/** One page of the items on sale that answer a query, and the categories with what each would leave. */
export async function queryItems({ db, now }: Reader, query: ItemQuery) {
  const supply = await supplyOf(db)
  const today = jakartaDate(now)
  const key = JSON.stringify([today, query])
  const pages = pagesOf(supply)
  const known = pages.get(key)
  const page = known ?? pageOfItems(supply, query, today)
  if (!known) pages.set(key, page)
  return { ...page, categories: supply.categories }
}

/** Ids of items like one on sale; nothing where it is not. */
export async function itemsLike({ db, now }: Reader, slug: string): Promise<string[] | undefined> {
  const supply = await supplyOf(db)
  const today = jakartaDate(now)
  const itself = soldItem(supply, slug, today)
  return itself && similarItems(supply, itself, today)
}

/** Stores and items as search engines are told of them. */
export const soldPlaces = async ({ db, now }: Reader) => soldSlugs(await supplyOf(db), jakartaDate(now))

/** How many items are on sale, by store or by category. */
export async function soldCounts({ db, now }: Reader, fact: 'store_id' | 'category_slug') {
  return countSold(await supplyOf(db), jakartaDate(now), fact)
}
