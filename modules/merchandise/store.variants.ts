import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '#core/context.ts'
import { item_variants, stock_history } from './tables.ts'

export type VariantRow = typeof item_variants.$inferSelect
export type VariantForm = Pick<VariantRow, 'name' | 'options' | 'sku' | 'price' | 'weight_grams'>
type Which = { item_id: string; variant_id: string }

/** One that is offered, of an item that the caller has locked. */
const offered = ({ item_id, variant_id }: Which) =>
  and(eq(item_variants.id, variant_id), eq(item_variants.item_id, item_id), isNull(item_variants.removed_at))

export async function findVariant(db: Db, which: Which): Promise<VariantRow | undefined> {
  const [row] = await db.select().from(item_variants).where(offered(which)).limit(1)
  return row
}

export async function insertVariant(db: Db, row: typeof item_variants.$inferInsert): Promise<void> {
  await db.insert(item_variants).values(row)
}

export async function updateVariant(db: Db, which: Which, form: VariantForm): Promise<number> {
  const [row] = await db
    .update(item_variants)
    .set({ ...form, version: sql`${item_variants.version} + 1` })
    .where(offered(which))
    .returning({ version: item_variants.version })
  if (!row) throw new Error('a variant of a locked item is gone')
  return row.version
}

export const markRemoved = (db: Db, which: Which, now: Date) =>
  db.update(item_variants).set({ removed_at: now }).where(offered(which))

/** By how many, not to how many; nothing where fewer would be left than are put aside. */
export async function addPieces(db: Db, which: Which, change: number) {
  const [row] = await db
    .update(item_variants)
    .set({ stock: sql`${item_variants.stock} + ${change}` })
    .where(and(offered(which), sql`${item_variants.stock} + ${change} >= ${item_variants.held}`))
    .returning({ stock: item_variants.stock, held: item_variants.held })
  return row
}

export async function noteStock(db: Db, row: typeof stock_history.$inferInsert): Promise<void> {
  await db.insert(stock_history).values(row)
}

/** Of an item that the caller has found; of variants that are no longer offered too. */
export const listStockSteps = (db: Db, item_id: string) =>
  db
    .select({
      at: stock_history.at,
      variant_name: item_variants.name,
      change: stock_history.change,
      stock: stock_history.stock,
      reason: stock_history.reason,
      actor: stock_history.actor,
      actor_id: stock_history.actor_id,
    })
    .from(stock_history)
    .innerJoin(item_variants, eq(item_variants.id, stock_history.variant_id))
    .where(eq(item_variants.item_id, item_id))
    .orderBy(desc(stock_history.id))
    .limit(200)
