import { and, asc, count, eq, gt, inArray, isNotNull, sql, sum } from 'drizzle-orm'
import type { Db } from '#core/context.ts'
import type { ListingDeparture, ListingFacts } from './rules/listing-facts.ts'
import { airlines, airports, departures, hotels, product_types, products, reviews } from './tables.ts'

/** Ids of products on sale after this one, in order: the way to walk through all of them. */
export async function onSaleIds(db: Db, after: string, limit: number): Promise<string[]> {
  const rows = await db
    .select({ id: products.id })
    .from(products)
    .where(and(eq(products.state, 'on_sale'), gt(products.id, after)))
    .orderBy(asc(products.id))
    .limit(limit)
  return rows.map((row) => row.id)
}

/** Products on sale after this one, in order, each with what tells that its dates are no longer those that were listed. */
export async function onSaleDates(db: Db, after: string, { now, limit }: { now: Date; limit: number }) {
  const isOpen = gt(departures.closes_at, now)
  const free = sql`greatest(0, ${departures.quota} - ${departures.sold} - ${departures.held})`
  return db
    .select({
      id: products.id,
      /** In milliseconds; nothing once the last date has closed. */
      next_closing: sql<
        number | null
      >`extract(epoch from min(${departures.closes_at}) filter (where ${isOpen}))::float8 * 1000`,
      seats_free: sql<number>`coalesce(sum(${free}) filter (where ${isOpen}), 0)::integer`,
    })
    .from(products)
    .leftJoin(departures, eq(departures.product_id, products.id))
    .where(and(eq(products.state, 'on_sale'), gt(products.id, after)))
    .groupBy(products.id)
    .orderBy(asc(products.id))
    .limit(limit)
}

/** How many packages each partner has, on sale or not; what was made for one family is none. */
export async function countPackages(db: Db): Promise<Map<string, number>> {
  const rows = await db
    .select({ partner_id: products.partner_id, total: count() })
    .from(products)
    .where(eq(products.is_private, false))
    .groupBy(products.partner_id)
  return new Map(rows.map((row) => [row.partner_id, row.total]))
}

/** Products on sale among these, with their dates. */
export async function listingFacts(db: Db, ids: readonly string[]): Promise<ListingFacts[]> {
  if (ids.length === 0) return []
  const rows = await db
    .select({
      id: products.id,
      slug: products.slug,
      partner_id: products.partner_id,
      category: products.category,
      kind: products.kind,
      type_slug: products.type_slug,
      type_name: product_types.name,
      name: products.name,
      duration_days: products.duration_days,
      hijri_year: products.hijri_year,
      departure_city: airports.city,
      picture_ids: products.picture_ids,
      can_finance: products.can_finance,
      can_save: products.can_save,
      is_featured: products.is_featured,
      view_count: products.view_count,
      rating_sum: products.rating_sum,
      rating_count: products.rating_count,
    })
    .from(products)
    .innerJoin(product_types, eq(product_types.slug, products.type_slug))
    .innerJoin(airports, eq(airports.iata, products.departure_airport))
    .where(and(inArray(products.id, [...ids]), eq(products.state, 'on_sale')))
    .orderBy(asc(products.id))
    .limit(ids.length)
  const dates = await departuresOf(db, ids)
  const given = await ratingsOf(db, ids)
  return rows.map((row) => ({
    ...row,
    ratings: given.get(row.id) ?? [],
    departures: dates.get(row.id) ?? [],
  }))
}

/** Stars given to each product, apart by the tenant they were given at. */
async function ratingsOf(db: Db, ids: readonly string[]): Promise<Map<string, ListingFacts['ratings']>> {
  const rows = await db
    .select({
      product_id: reviews.product_id,
      tenant_id: reviews.tenant_id,
      sum: sum(reviews.rating).mapWith(Number),
      count: count(),
    })
    .from(reviews)
    .where(inArray(reviews.product_id, [...ids]))
    .groupBy(reviews.product_id, reviews.tenant_id)
    .orderBy(asc(reviews.tenant_id))
  const ratingsByProduct = new Map<string, ListingFacts['ratings']>()
  for (const { product_id, ...row } of rows)
    ratingsByProduct.set(product_id, [...(ratingsByProduct.get(product_id) ?? []), row])
  return ratingsByProduct
}

async function departuresOf(db: Db, ids: readonly string[]): Promise<Map<string, ListingDeparture[]>> {
  const rows = await db
    .select({
      product_id: departures.product_id,
      departs_on: departures.departs_on,
      closes_at: departures.closes_at,
      quota: departures.quota,
      sold: departures.sold,
      held: departures.held,
      airline: { code: airlines.code, name: airlines.name },
      stays: departures.stays,
      quad: departures.price_quad,
      triple: departures.price_triple,
      double: departures.price_double,
    })
    .from(departures)
    .innerJoin(airlines, eq(airlines.code, departures.airline_code))
    .where(and(inArray(departures.product_id, [...ids]), isNotNull(departures.published_at)))
    .orderBy(asc(departures.product_id), asc(departures.departs_on))
  const stayed = await hotelsOf(db, [...new Set(rows.flatMap((row) => row.stays.map((stay) => stay.hotel_id)))])
  const departuresByProduct = new Map<string, ListingDeparture[]>()
  for (const { product_id, stays, quad, triple, double, ...row } of rows) {
    const dates = departuresByProduct.get(product_id) ?? []
    const rooms = stays.flatMap((stay) => stayed.get(stay.hotel_id) ?? [])
    dates.push({ ...row, hotels: rooms, prices: [quad, triple, double].filter((price) => price !== null) })
    departuresByProduct.set(product_id, dates)
  }
  return departuresByProduct
}

async function hotelsOf(db: Db, ids: string[]) {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({
      id: hotels.id,
      name: hotels.name,
      city: hotels.city,
      stars: hotels.stars,
      walk_minutes: hotels.walk_minutes,
    })
    .from(hotels)
    .where(inArray(hotels.id, ids))
    .limit(ids.length)
  return new Map(rows.map(({ id, ...hotel }) => [id, hotel]))
}
