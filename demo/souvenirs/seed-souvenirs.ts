import { inArray } from 'drizzle-orm'
import type { Db } from '#core/context.ts'
import { addMs, dayMs } from '#core/time.ts'
import { users } from '#modules/identity/tables.ts'
import {
  item_certificates,
  item_reviews,
  item_variants,
  items,
  merchandise_slugs,
  stock_history,
  stores,
} from '#modules/merchandise/tables.ts'
import { keep } from '../catalogue/keep.ts'
import { addPictures, type PictureStore } from '../pictures.ts'
import { buyerRows } from './buyers.ts'
import { certificateRows } from './certificates.ts'
import { allItems, type Item } from './items.ts'
import { souvenirPlans } from './pictures.ts'
import { ratingsOf, reviewRows } from './reviews.ts'
import { daysSold, firstCounts, itemRow, slugRow, stateOf, storeRow } from './rows.ts'
import { stores as demoStores } from './stores.ts'
import { variantRows } from './variants.ts'

type SouvenirSeed = PictureStore & { say: (line: string) => void }

/** Stores and items that are not there yet; what people did since with the rest stays as it is. */
export async function seedSouvenirs(seed: SouvenirSeed): Promise<void> {
  const { db, now, say } = seed
  const missing = await missingItems(db)
  if (missing.length === 0) return
  await addPictures(seed, souvenirPlans)
  await db.transaction((tx) => fill(tx, missing, now))
  say(`Souvenirs: ${demoStores.length} stores, ${missing.length} items.`)
}

async function missingItems(db: Db): Promise<Item[]> {
  const ids = allItems.map(({ id }) => id)
  const known = await db.select({ id: items.id }).from(items).where(inArray(items.id, ids)).limit(ids.length)
  const there = new Set(known.map(({ id }) => id))
  return allItems.filter(({ id }) => !there.has(id))
}

async function fill(db: Db, missing: readonly Item[], now: Date): Promise<void> {
  const everSold = missing.filter((item) => stateOf(item) !== 'draft')
  const reviews = reviewRows(everSold, now, daysSold)
  const [ofItems, ofStores] = [ratingsOf(reviews, 'item_id'), ratingsOf(reviews, 'store_id')]
  const offered = missing.map((item) => ({ item, variants: variantRows(item) }))
  const variants = offered.flatMap((one) => one.variants)
  await keep(db, merchandise_slugs, [
    ...demoStores.map((store) => slugRow('store', store)),
    ...missing.map((item) => slugRow('item', item)),
  ])
  await keep(
    db,
    stores,
    demoStores.map((store, position) => storeRow(store, position, { now, rating: ofStores.get(store.id) })),
  )
  await keep(
    db,
    items,
    offered.map((one) => itemRow(one.item, { now, variants: one.variants, rating: ofItems.get(one.item.id) })),
  )
  await keep(db, item_variants, variants)
  await keep(db, stock_history, firstCounts(variants, addMs(now, -dayMs)))
  await keep(
    db,
    item_certificates,
    missing.flatMap((item) => certificateRows(item, now)),
  )
  await keep(db, users, buyerRows(now))
  await keep(db, item_reviews, reviews)
}
