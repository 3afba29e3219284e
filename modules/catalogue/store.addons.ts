import { and, eq, inArray, isNull, ne, notInArray, sql } from 'drizzle-orm'
import type { Db } from '#core/context.ts'
import type { Addon } from './rules/facts.ts'
import { product_addons } from './tables.ts'

/** Whether any of these is of another package. */
export async function areOthersAddons(db: Db, product_id: string, ids: readonly string[]): Promise<boolean> {
  if (ids.length === 0) return false
  const rows = await db
    .select({ id: product_addons.id })
    .from(product_addons)
    .where(and(inArray(product_addons.id, [...ids]), ne(product_addons.product_id, product_id)))
    .limit(1)
  return rows.length > 0
}

/** What a package offers beside itself from now on, in this order; what is left out stays with who has booked it. */
export async function writeAddons(db: Db, product_id: string, addons: readonly Addon[], now: Date): Promise<void> {
  const ids = addons.map(({ id }) => id)
  await db
    .update(product_addons)
    .set({ removed_at: now })
    .where(
      and(
        eq(product_addons.product_id, product_id),
        isNull(product_addons.removed_at),
        notInArray(product_addons.id, ids),
      ),
    )
  if (addons.length === 0) return
  await db
    .insert(product_addons)
    .values(addons.map((addon, position) => ({ ...addon, product_id, position })))
    .onConflictDoUpdate({
      target: product_addons.id,
      set: {
        name: sql`excluded.name`,
        price: sql`excluded.price`,
        per: sql`excluded.per`,
        position: sql`excluded.position`,
        removed_at: null,
      },
      setWhere: eq(product_addons.product_id, product_id),
    })
}
