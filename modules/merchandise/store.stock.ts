import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Db } from '#core/context.ts'
import { firstColourOf } from '#database/pictures.ts'
import { cityName, regionColumn } from '#modules/location/module.ts'
import { isOnSale } from './store.items.ts'
import { item_categories, item_variants, items, stock_history, stores } from './tables.ts'

/** So many pieces of a variant. */
export type Pieces = { variant_id: string; quantity: number }

/** Variants by id, with their item and store, sold on the day or not: a cart says what has become of what is in it. */
export const listOffers = (db: Db, variant_ids: readonly string[], today: string) =>
  db
    .select({
      variant_id: item_variants.id,
      variant_name: item_variants.name,
      price: item_variants.price,
      weight_grams: item_variants.weight_grams,
      stock_free: sql<number>`${item_variants.stock} - ${item_variants.held}`,
      is_on_sale: sql<boolean>`(${and(isNull(item_variants.removed_at), isOnSale(today))})`,
      item_id: items.id,
      item_slug: items.slug,
      item_name: items.name,
      picture_id: sql<string | null>`${items.picture_ids}[1]`,
      picture_colour: firstColourOf(items.picture_ids),
      store: {
        id: stores.id,
        slug: stores.slug,
        name: stores.name,
        city: cityName(stores.city_id),
        closed_from: stores.closed_from,
        closed_until: stores.closed_until,
        origin: regionColumn(db, stores.subdistrict_id),
      },
    })
    .from(item_variants)
    .innerJoin(items, eq(items.id, item_variants.item_id))
    .innerJoin(stores, eq(stores.id, items.store_id))
    .innerJoin(item_categories, eq(item_categories.slug, items.category_slug))
    .where(inArray(item_variants.id, [...variant_ids]))
    .limit(Math.max(variant_ids.length, 1))

export type Offer = Awaited<ReturnType<typeof listOffers>>[number]

const rowsOf = (pieces: readonly Pieces[]) =>
  sql`unnest(${sql.param(pieces.map(({ variant_id }) => variant_id))}::uuid[], ${sql.param(
    pieces.map(({ quantity }) => quantity),
  )}::int[]) as wanted(variant_id, quantity)`

/** Locks the items of these variants, always in one order: whoever changes a stock waits here, and nobody in a ring. */
export const lockItemsOf = (db: Db, pieces: readonly Pieces[]) =>
  db.execute(sql`
    select i.id from ${items} i where i.id in (
      select v.item_id from ${item_variants} v join ${rowsOf(pieces)} on wanted.variant_id = v.id)
    order by i.id for update`)

/** Puts pieces aside where all that is wanted of a variant is free; gives the variants of which it was. */
export async function holdPieces(db: Db, pieces: readonly Pieces[]): Promise<Set<string>> {
  const { rows } = await db.execute<{ id: string }>(sql`
    update ${item_variants} v set held = v.held + wanted.quantity from ${rowsOf(pieces)}
    where v.id = wanted.variant_id and v.removed_at is null and v.stock - v.held >= wanted.quantity returning v.id`)
  return new Set(rows.map(({ id }) => id))
}

/** Gives back pieces that were put aside; gives of how many variants it was so many. */
export async function freePieces(db: Db, pieces: readonly Pieces[]): Promise<number> {
  const { rowCount } = await db.execute(sql`
    update ${item_variants} v set held = v.held - wanted.quantity from ${rowsOf(pieces)}
    where v.id = wanted.variant_id and v.held >= wanted.quantity`)
  return rowCount ?? 0
}

type Move = { order_id: string; reason: string; now: Date }

/** Pieces that were put aside leave the stock, or pieces that had left come back to it; both with a row of the history. */
export async function movePieces(
  db: Db,
  pieces: readonly Pieces[],
  { order_id, reason, now, way }: Move & { way: 'out' | 'in' },
): Promise<number> {
  const change = way === 'out' ? sql`-wanted.quantity` : sql`wanted.quantity`
  const held = way === 'out' ? sql`v.held - wanted.quantity` : sql`v.held`
  const { rowCount } = await db.execute(sql`
    with moved as (
      update ${item_variants} v set stock = v.stock + ${change}, held = ${held} from ${rowsOf(pieces)}
      where v.id = wanted.variant_id and ${held} >= 0 returning v.id, v.stock, ${change} as change)
    insert into ${stock_history} (variant_id, at, change, stock, reason, actor, actor_id)
    select id, ${now.toISOString()}::timestamptz, change, stock, ${reason}, 'order', ${order_id}::uuid from moved`)
  return rowCount ?? 0
}

/** What locked items say of their variants, after a change; `sold`: by how many each the sales rise or fall. */
export const refreshItems = (db: Db, pieces: readonly Pieces[], sold: 1 | 0 | -1) =>
  db.execute(sql`
    update ${items} i set changed_at = clock_timestamp(), sold_count = greatest(i.sold_count + ${sold} * of_item.quantity, 0),
      stock_free = (select coalesce(sum(v.stock - v.held), 0) from ${item_variants} v
        where v.item_id = i.id and v.removed_at is null)
    from (select v.item_id, sum(wanted.quantity)::int as quantity from ${item_variants} v
      join ${rowsOf(pieces)} on wanted.variant_id = v.id group by v.item_id) as of_item
    where i.id = of_item.item_id`)
