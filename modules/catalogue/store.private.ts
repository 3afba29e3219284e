import { asc, eq } from 'drizzle-orm'
import type { Db } from '#core/context.ts'
import { departures, package_history, product_types, products } from './tables.ts'

type New = {
  product: typeof products.$inferInsert
  departure: typeof departures.$inferInsert
  staff_id: string
  now: Date
}

export async function insertPrivateJourney(db: Db, { product, departure, staff_id, now }: New): Promise<void> {
  await db.insert(products).values(product)
  await db.insert(departures).values(departure)
  const history = { product_id: product.id, version: 1, event: 'create' as const, fields: [], staff_id, at: now }
  await db.insert(package_history).values(history)
}

/** The first kind of umrah there is. */
export async function usualUmrahType(db: Db): Promise<string> {
  const [row] = await db
    .select({ slug: product_types.slug })
    .from(product_types)
    .where(eq(product_types.category, 'umroh'))
    .orderBy(asc(product_types.position), asc(product_types.slug))
    .limit(1)
  if (!row) throw new Error('no kind of umrah is known')
  return row.slug
}
