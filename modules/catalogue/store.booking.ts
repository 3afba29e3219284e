import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '#core/context.ts'
import { firstColourOf } from '#database/pictures.ts'
import { isHiddenAt, isLicensed } from '#modules/partner/module.ts'
import { departures, product_addons, products } from './tables.ts'

type Which = { product_id: string; departure_id: string }

const bookable = {
  product_id: products.id,
  slug: products.slug,
  partner_id: products.partner_id,
  category: products.category,
  kind: products.kind,
  name: products.name,
  duration_days: products.duration_days,
  picture_ids: products.picture_ids,
  picture_colour: firstColourOf(products.picture_ids),
  down_payment: products.down_payment,
  excludes: products.excludes,
  state: products.state,
  departure_id: departures.id,
  departs_on: departures.departs_on,
  returns_on: departures.returns_on,
  closes_at: departures.closes_at,
  prices: {
    quad: departures.price_quad,
    triple: departures.price_triple,
    double: departures.price_double,
    child: departures.price_child,
    infant: departures.price_infant,
  },
}

const named = ({ product_id, departure_id }: Which) =>
  and(eq(departures.id, departure_id), eq(departures.product_id, product_id))

/** A date of a package as whoever books it needs it; whether it may be sold is asked elsewhere. */
export async function findBookable(db: Db, which: Which) {
  const [row] = await db
    .select(bookable)
    .from(departures)
    .innerJoin(products, eq(products.id, departures.product_id))
    .where(named(which))
    .limit(1)
  return row
}

/** The same with all that says whether it may be sold here today, and its seats as they are at this moment, not locked. */
export async function findSellable(db: Db, which: Which, { tenant_id, today }: { tenant_id: string; today: string }) {
  const [row] = await db
    .select({
      ...bookable,
      is_licensed: sql<boolean>`${isLicensed(products, today)}`,
      is_hidden: sql<boolean>`${isHiddenAt(products.partner_id, tenant_id)}`,
      seats: { quota: departures.quota, sold: departures.sold, held: departures.held },
    })
    .from(departures)
    .innerJoin(products, eq(products.id, departures.product_id))
    .where(named(which))
    .limit(1)
  return row
}

/** The extras of a package, in the order its partner gave them. */
export const listProductAddons = (db: Db, product_id: string) =>
  db
    .select({ id: product_addons.id, name: product_addons.name, price: product_addons.price, per: product_addons.per })
    .from(product_addons)
    .where(and(eq(product_addons.product_id, product_id), isNull(product_addons.removed_at)))
    .orderBy(asc(product_addons.position), asc(product_addons.id))
    .limit(100)

/** Packages of a partner that none of its licences permits today. */
export async function unlicensedProducts(db: Db, partner_id: string, today: string): Promise<string[]> {
  const rows = await db
    .select({ id: products.id })
    .from(products)
    .where(and(eq(products.partner_id, partner_id), sql`not ${isLicensed(products, today)}`))
    .limit(10_000)
  return rows.map(({ id }) => id)
}

/** The packages of a partner that are on sale, licence or not. */
export async function packagesOnSale(db: Db, partner_id: string): Promise<string[]> {
  const rows = await db
    .select({ id: products.id })
    .from(products)
    .where(and(eq(products.partner_id, partner_id), eq(products.state, 'on_sale')))
    .limit(10_000)
  return rows.map(({ id }) => id)
}
