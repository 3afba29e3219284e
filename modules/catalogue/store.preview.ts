import { and, asc, eq, isNull, not, sql } from 'drizzle-orm'
import type { Db } from '#core/context.ts'
import { coloursOf } from '#database/pictures.ts'
import { isHiddenAt } from '#modules/partner/module.ts'
import { hotelsIn, legsIn, pageColumns, priceColumns } from './store.ts'
import { productVersion } from './store.versions.ts'
import { airlines, airports, departures, product_types, products } from './tables.ts'

/** As its partner has last saved it: what waits for a review stands in place of what the site shows. */
const nextText = (field: 'type_slug' | 'departure_airport') =>
  sql`coalesce(${products.next_fields} ->> ${sql.raw(`'${field}'`)}, ${products[field]})`
const nextPictures = sql<string[]>`case when ${products.next_fields} ? 'picture_ids'
  then array(select jsonb_array_elements_text(${products.next_fields} -> 'picture_ids')) else ${products.picture_ids} end`

/** A package in whatever state, unless the tenant hides its partner. */
export async function findSavedProduct(db: Db, id: string, tenant_id: string) {
  const [row] = await db
    .select({
      ...pageColumns,
      version: productVersion,
      picture_ids: nextPictures,
      picture_colours: coloursOf(nextPictures),
      next_fields: products.next_fields,
    })
    .from(products)
    .innerJoin(product_types, eq(product_types.slug, nextText('type_slug')))
    .innerJoin(airports, eq(airports.iata, nextText('departure_airport')))
    .where(and(eq(products.id, id), not(isHiddenAt(products.partner_id, tenant_id))))
    .limit(1)
  return row
}

const nextOf = (field: 'stays' | 'flights') =>
  sql`coalesce(${departures.next_fields} -> ${sql.raw(`'${field}'`)}, ${departures[field]})`

/** Its dates that can be sold or wait to be, earliest first, as last saved too. */
export const listSavedDates = (db: Db, product_id: string, today: string) =>
  db
    .select({
      id: departures.id,
      version: sql<string>`${departures.version}::text`,
      departs_on: departures.departs_on,
      returns_on: departures.returns_on,
      cutoff_days: departures.cutoff_days,
      quota: departures.quota,
      sold: departures.sold,
      held: departures.held,
      airline: { code: airlines.code, name: airlines.name },
      flights: legsIn(nextOf('flights')),
      hotels: hotelsIn(nextOf('stays')),
      prices: priceColumns,
      certainties: departures.certainties,
      next_fields: departures.next_fields,
    })
    .from(departures)
    .innerJoin(
      airlines,
      eq(airlines.code, sql`coalesce(${departures.next_fields} ->> 'airline_code', ${departures.airline_code})`),
    )
    .where(
      and(
        eq(departures.product_id, product_id),
        isNull(departures.closed_at),
        sql`${departures.departs_on} > ${today}`,
      ),
    )
    .orderBy(asc(departures.departs_on), asc(departures.id))
    .limit(200)
