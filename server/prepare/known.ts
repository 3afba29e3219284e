import type { Db } from '#core/context.ts'
import { knownAirlines, knownAirports } from '#modules/catalogue/rules/known-places.ts'
import { knownTypes } from '#modules/catalogue/rules/known-types.ts'
import { airlines, airports, product_types } from '#modules/catalogue/tables.ts'
import { knownCategories } from '#modules/merchandise/rules/known-categories.ts'
import { item_categories } from '#modules/merchandise/tables.ts'

/** What the forms of packages and of souvenirs offer, demo or not: nobody could begin one without. A row that is there stays as it is. */
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
  await db.insert(item_categories).values(knownCategories).onConflictDoNothing()
}
