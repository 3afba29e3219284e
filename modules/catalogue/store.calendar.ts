import { and, asc, between, count, eq, gt, min, notInArray, sql } from 'drizzle-orm'
import type { Db } from '#core/context.ts'
import { jakartaDate } from '#core/time.ts'
import { isLicensed } from '#modules/partner/module.ts'
import { airports, departures, products } from './tables.ts'

type Wanted = {
  category: (typeof products.$inferSelect)['category']
  city: string | undefined
  from: string
  to: string
  hidden: readonly string[]
  now: Date
}

/** The cheapest way to leave on each day that can still be booked and has seats. */
export const listPriceDays = (db: Db, { category, city, from, to, hidden, now }: Wanted) =>
  db
    .select({
      day: departures.departs_on,
      price_from: min(departures.price_quad),
      packages: count(),
      seats_free: sql<number>`sum(${departures.quota} - ${departures.sold} - ${departures.held})::int`,
    })
    .from(departures)
    .innerJoin(products, eq(products.id, departures.product_id))
    .innerJoin(airports, eq(airports.iata, products.departure_airport))
    .where(
      and(
        between(departures.departs_on, from, to),
        gt(departures.closes_at, now),
        sql`${departures.quota} > ${departures.sold} + ${departures.held}`,
        eq(products.state, 'on_sale'),
        eq(products.category, category),
        isLicensed(products, jakartaDate(now)),
        notInArray(products.partner_id, [...hidden]),
        city === undefined ? undefined : eq(airports.city, city),
      ),
    )
    .groupBy(departures.departs_on)
    .orderBy(asc(departures.departs_on))
