import { asc, inArray } from 'drizzle-orm'
import type { Db } from '#core/context.ts'
import { products } from './tables.ts'

type Which = { slugs: readonly string[] } | { ids: readonly string[] }

/** Packages by slug or id, on sale or not; those nobody has are left out. */
export async function packageSlugs(db: Db, which: Which) {
  const names = 'slugs' in which ? which.slugs : which.ids
  if (names.length === 0) return []
  return db
    .select({ id: products.id, slug: products.slug, category: products.category })
    .from(products)
    .where(inArray('slugs' in which ? products.slug : products.id, [...names]))
    .orderBy(asc(products.slug))
    .limit(names.length)
}

/** What packages are called, by id. */
export async function packageNames(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, { id: string; en: string }>()
  const rows = await db
    .select({ id: products.id, name: products.name })
    .from(products)
    .where(inArray(products.id, [...ids]))
    .limit(ids.length)
  return new Map(rows.map(({ id, name }) => [id, name]))
}
