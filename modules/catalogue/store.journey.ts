import { eq } from 'drizzle-orm'
import type { Db } from '#core/context.ts'
import { hotelsOf, legsOf } from './store.ts'
import { airlines, departures } from './tables.ts'

/** How a departure travels and where it sleeps, also once it has passed. */
export async function findJourney(db: Db, departure_id: string) {
  const [row] = await db
    .select({
      departs_on: departures.departs_on,
      returns_on: departures.returns_on,
      airline: airlines.name,
      flights: legsOf,
      hotels: hotelsOf,
    })
    .from(departures)
    .innerJoin(airlines, eq(airlines.code, departures.airline_code))
    .where(eq(departures.id, departure_id))
    .limit(1)
  return row
}
