import { eq } from 'drizzle-orm'
import type { Db } from '#core/context.ts'
import { hotelsOf, legsOf } from './store.ts'
import { airlines, departures, products } from './tables.ts'

/** How a departure travels and where it sleeps, also once it has passed. */
export async function findJourney(db: Db, departure_id: string) {
  const [row] = await db
    .select({
      departs_on: departures.departs_on,
      returns_on: departures.returns_on,
      airline: airlines.name,
      flights: legsOf,
      hotels: hotelsOf,
      is_private: products.is_private,
      includes: products.includes,
    })
    .from(departures)
    .innerJoin(airlines, eq(airlines.code, departures.airline_code))
    .innerJoin(products, eq(products.id, departures.product_id))
    .where(eq(departures.id, departure_id))
    .limit(1)
  if (!row) return undefined
  const { is_private, includes, ...journey } = row
  // Of a package its page says what is in it; of what was made for one family nothing but its own sheets.
  return { ...journey, includes: is_private ? includes : [] }
}
