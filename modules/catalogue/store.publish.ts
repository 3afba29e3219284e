import { and, eq, ne } from 'drizzle-orm'
import type { Db } from '#core/context.ts'
import { isLicensed } from '#modules/partner/module.ts'
import { products } from './tables.ts'

/** Puts a package on sale that a good licence permits, or does nothing. */
export async function updatePublished(db: Db, id: string, today: string): Promise<boolean> {
  const rows = await db
    .update(products)
    .set({ state: 'on_sale' })
    .where(and(eq(products.id, id), ne(products.state, 'gone'), isLicensed(products, today)))
    .returning({ id: products.id })
  return rows.length === 1
}
