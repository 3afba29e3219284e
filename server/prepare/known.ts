import type { Db } from '#core/context.ts'
import { knownAirlines, knownAirports } from '#modules/catalogue/rules/known-places.ts'
import { knownTypes } from '#modules/catalogue/rules/known-types.ts'
import { airlines, airports, product_types } from '#modules/catalogue/tables.ts'

/** What the form of a package offers, demo or not: nobody could begin one without. A row that is there stays as it is. */
export async function seedKnown(db: Db): Promise<void> {
  await db
    .insert(airlines)
    .values([...knownAirlines])
    .onConflictDoNothing()
  await db
    .insert(airports)
    .values([...knownAirports])
    .onConflictDoNothing()
  await db.insert(product_types).values(knownTypes).onConflictDoNothing()
}
