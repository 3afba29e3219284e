import { asc, eq, gt, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#core/context.ts'
import { colourOf } from '#database/pictures.ts'
import { settledAt } from '#database/settled.ts'
import type { CertificateKind } from './rules/facts.ts'
import { item_categories, item_certificates, item_variants, items, stores } from './tables.ts'

/** The last day on which a kind of certificate allows the sale, as text that sorts; far off where none is required. */
const allowedUntil = (kind: CertificateKind, isRequired: SQL): SQL => sql`case when ${isRequired} then coalesce(
  (select max(k.valid_until)::text from ${item_certificates} k where k.item_id = ${items.id} and k.kind = ${kind}
    and k.removed_at is null),
  '0001-01-01') else '9999-12-31' end`

// A sale says more than a look.
const soldWeight = 20

const itemFacts = {
  id: items.id,
  slug: items.slug,
  store_id: items.store_id,
  category_slug: items.category_slug,
  name: items.name,
  variant_names: sql<string>`coalesce((select string_agg((v.name ->> 'id') || ' ' || (v.name ->> 'en'), ' ' order by v.position)
    from ${item_variants} v where v.item_id = ${items.id} and v.removed_at is null), '')`,
  price_from: items.price_from,
  stock_free: items.stock_free,
  popularity: sql<number>`${items.sold_count} * ${sql.raw(String(soldWeight))} + ${items.view_count}`,
  rating: sql<number>`case when ${items.rating_count} = 0 then 0 else ${items.rating_sum}::float8 / ${items.rating_count} end`,
  created_at: sql<number>`extract(epoch from ${items.created_at})::float8`,
  is_offered: sql<boolean>`${items.state} = 'on_sale' and exists (
    select 1 from ${item_variants} v where v.item_id = ${items.id} and v.removed_at is null)`,
  sells_until: sql<string>`least(
    ${allowedUntil('halal', sql`${item_categories.requires_halal}`)},
    ${allowedUntil('bpom', sql`${item_categories.requires_bpom}`)})`,
  changed_at: sql<number>`extract(epoch from ${items.changed_at})::float8`,
}

const storeFacts = {
  id: stores.id,
  slug: stores.slug,
  name: stores.name,
  is_suspended: sql<boolean>`${stores.suspended_at} is not null`,
  changed_at: sql<number>`extract(epoch from ${stores.changed_at})::float8`,
}

const since = (moment: number): SQL => sql`to_timestamp(${moment}::float8)`

/** Items that changed since a moment, in whatever state; all of them since 0. */
export const listItemFacts = (db: Db, moment: number) =>
  db
    .select(itemFacts)
    .from(items)
    .innerJoin(item_categories, eq(item_categories.slug, items.category_slug))
    .where(gt(items.changed_at, since(moment)))

export const listStoreFacts = (db: Db, moment: number) =>
  db
    .select(storeFacts)
    .from(stores)
    .where(gt(stores.changed_at, since(moment)))

export const listCategories = (db: Db) =>
  db
    .select({
      slug: item_categories.slug,
      name: item_categories.name,
      picture_id: item_categories.picture_id,
      picture_colour: colourOf(item_categories.picture_id),
      requires_halal: item_categories.requires_halal,
      requires_bpom: item_categories.requires_bpom,
    })
    .from(item_categories)
    .orderBy(asc(item_categories.position), asc(item_categories.slug))
    .limit(100)

/** What changed before this moment can be seen by now. */
export async function readSettled(db: Db): Promise<number> {
  const { rows } = await db.execute<{ since: number }>(sql`select ${settledAt} as since`)
  return rows[0]?.since ?? 0
}
