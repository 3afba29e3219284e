import { and, asc, eq } from 'drizzle-orm'
import type { Db } from '#core/context.ts'
import { firstColourOf } from '#database/pictures.ts'
import { departures, product_addons, products } from './tables.ts'

/** A date of a package as whoever books it needs it; whether it may be sold is asked elsewhere. */
export async function findBookable(db: Db, { product_id, departure_id }: { product_id: string; departure_id: string }) {
  const [row] = await db
    .select({
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
    })
    .from(departures)
    .innerJoin(products, eq(products.id, departures.product_id))
    .where(and(eq(departures.id, departure_id), eq(departures.product_id, product_id)))
    .limit(1)
  return row
}

/** The extras of a package, in the order its partner gave them. */
export const listProductAddons = (db: Db, product_id: string) =>
  db
    .select({ id: product_addons.id, name: product_addons.name, price: product_addons.price })
    .from(product_addons)
    .where(eq(product_addons.product_id, product_id))
    .orderBy(asc(product_addons.position), asc(product_addons.id))
    .limit(100)
