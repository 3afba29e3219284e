import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#core/context.ts'
import { coloursOf, firstColourOf } from '#database/pictures.ts'
import type { Text } from '#modules/catalogue/rules/facts.ts'
import { cityName } from '#modules/location/module.ts'
import type { CertificateKind, VariantOptions } from './rules/facts.ts'
import { storeColumns } from './store.stores.ts'
import { item_categories, item_certificates, item_variants, items, stores } from './tables.ts'

const hasVariant = sql`exists (select 1 from ${item_variants} v where v.item_id = ${items.id} and v.removed_at is null)`

const certified = (kind: CertificateKind, isRequired: SQL, today: string): SQL => sql`(not ${isRequired} or exists (
  select 1 from ${item_certificates} k where k.item_id = ${items.id} and k.kind = ${kind}
    and k.removed_at is null and k.valid_until >= ${today}))`

/** What is sold on a day; of a statement that joins stores and categories. */
export const isOnSale = (today: string): SQL | undefined =>
  and(
    eq(items.state, 'on_sale'),
    isNull(stores.suspended_at),
    hasVariant,
    certified('halal', sql`${item_categories.requires_halal}`, today),
    certified('bpom', sql`${item_categories.requires_bpom}`, today),
  )

const itemColumns = {
  id: items.id,
  slug: items.slug,
  name: items.name,
  category_slug: items.category_slug,
  category_name: item_categories.name,
  picture_ids: items.picture_ids,
  price_from: items.price_from,
  price_to: items.price_to,
  stock_free: items.stock_free,
  rating_sum: items.rating_sum,
  rating_count: items.rating_count,
  sold_count: items.sold_count,
}

/** What other modules show of an item in passing, sold or not. */
export const listSummaries = (db: Db, ids: readonly string[]) =>
  db
    .select({
      id: items.id,
      slug: items.slug,
      picture_ids: items.picture_ids,
      picture_colour: firstColourOf(items.picture_ids),
    })
    .from(items)
    .where(inArray(items.id, [...ids]))
    .limit(Math.max(ids.length, 1))

/** What cards show, by id; only of what is sold on the day, in no order. */
export const listCards = (db: Db, ids: readonly string[], today: string) =>
  db
    .select({
      ...itemColumns,
      picture_colour: firstColourOf(items.picture_ids),
      certificates: sql<CertificateKind[]>`array(
        select distinct k.kind from ${item_certificates} k
        where k.item_id = ${items.id} and k.removed_at is null and k.valid_until >= ${today} order by k.kind desc)`,
      store: {
        slug: stores.slug,
        name: stores.name,
        city: cityName(stores.city_id),
        closed_from: stores.closed_from,
        closed_until: stores.closed_until,
      },
    })
    .from(items)
    .innerJoin(stores, eq(stores.id, items.store_id))
    .innerJoin(item_categories, eq(item_categories.slug, items.category_slug))
    .where(and(inArray(items.id, [...ids]), isOnSale(today)))
    .limit(ids.length)

/** What a link to an item says of it; only of what is sold on the day. */
export const listLinked = (db: Db, slugs: readonly string[], today: string) =>
  db
    .select({
      slug: items.slug,
      name: items.name,
      store_slug: stores.slug,
      picture_ids: items.picture_ids,
      picture_colour: firstColourOf(items.picture_ids),
      price_from: items.price_from,
    })
    .from(items)
    .innerJoin(stores, eq(stores.id, items.store_id))
    .innerJoin(item_categories, eq(item_categories.slug, items.category_slug))
    .where(and(inArray(items.slug, [...slugs]), isOnSale(today)))
    .limit(Math.max(slugs.length, 1))

export type CardRow = Awaited<ReturnType<typeof listCards>>[number]

type Variant = {
  id: string
  name: Text
  options: VariantOptions
  price: number
  weight_grams: number
  stock_free: number
}
type Certificate = { kind: CertificateKind; number: string; issuer: string; valid_until: string }

const variants = sql<Variant[]>`(
  select json_agg(json_build_object('id', v.id, 'name', v.name, 'options', v.options, 'price', v.price,
    'weight_grams', v.weight_grams, 'stock_free', v.stock - v.held) order by v.position, v.id)
  from ${item_variants} v where v.item_id = ${items.id} and v.removed_at is null)`

// Of each kind the one that holds longest: a renewed certificate stands beside the one it follows.
const certificates = (today: string) => sql<Certificate[]>`(
  select coalesce(json_agg(k order by k.kind desc), '[]') from (
    select distinct on (kind) kind, number, issuer, valid_until from ${item_certificates} c
    where c.item_id = ${items.id} and c.removed_at is null and c.valid_until >= ${today} order by kind, valid_until desc) k)`

/** An item that is sold on the day, with all its page shows. */
export async function findItem(db: Db, slug: string, today: string) {
  const [row] = await db
    .select({
      ...itemColumns,
      description: items.description,
      picture_colours: coloursOf(items.picture_ids),
      view_count: items.view_count,
      created_at: items.created_at,
      variants,
      certificates: certificates(today),
      store: storeColumns,
    })
    .from(items)
    .innerJoin(stores, eq(stores.id, items.store_id))
    .innerJoin(item_categories, eq(item_categories.slug, items.category_slug))
    .where(and(eq(items.slug, slug), isOnSale(today)))
    .limit(1)
  return row
}

export type ItemRow = NonNullable<Awaited<ReturnType<typeof findItem>>>

/** As much of an item that is sold on the day as calls beside its page need. */
export async function findSold(db: Db, slug: string, today: string) {
  const [row] = await db
    .select({ id: items.id, view_count: items.view_count })
    .from(items)
    .innerJoin(stores, eq(stores.id, items.store_id))
    .innerJoin(item_categories, eq(item_categories.slug, items.category_slug))
    .where(and(eq(items.slug, slug), isOnSale(today)))
    .limit(1)
  return row
}

/** The id of an item by its slug, sold or not: what was wished for can always be taken off. */
export async function findItemId(db: Db, slug: string): Promise<string | undefined> {
  const [row] = await db.select({ id: items.id }).from(items).where(eq(items.slug, slug)).limit(1)
  return row?.id
}
