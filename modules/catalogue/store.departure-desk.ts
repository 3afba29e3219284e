import { and, asc, eq, gt, gte, isNotNull, or, sql } from 'drizzle-orm'
import type { Db } from '#core/context.ts'
import type { Scope } from '#core/staff.ts'
import { inScope } from '#database/scope.ts'
import { hotelsOf } from './store.ts'
import { departures, products } from './tables.ts'

/** A date of a package that is run by somebody's own partner. Whoever sold seats of it does not run it: a tenant has none. */
export async function findDepartureInScope(db: Db, id: string, scopes: readonly Scope[]) {
  const [row] = await db
    .select({
      id: departures.id,
      product_id: products.id,
      partner_id: products.partner_id,
      product_name: products.name,
      category: products.category,
      kind: products.kind,
      departs_on: departures.departs_on,
      returns_on: departures.returns_on,
      published_at: departures.published_at,
      quota: departures.quota,
      sold: departures.sold,
      held: departures.held,
      stays: departures.stays,
      hotels: hotelsOf,
    })
    .from(departures)
    .innerJoin(products, eq(products.id, departures.product_id))
    .where(and(eq(departures.id, id), inScope(scopes, { partner: products.partner_id })))
    .limit(1)
  return row
}

type Departing = { from: string; now: Date; limit: number }

/**
 * The next dates that depart, of packages that are run by somebody's own partner; what waits for a reviewer is not sold yet, and
 * what is sold no more and nobody booked does not depart.
 */
export const listDeparting = (db: Db, scopes: readonly Scope[], { from, now, limit }: Departing) =>
  db
    .select({
      id: departures.id,
      product_name: products.name,
      departs_on: departures.departs_on,
      quota: departures.quota,
      sold: departures.sold,
      held: departures.held,
    })
    .from(departures)
    .innerJoin(products, eq(products.id, departures.product_id))
    .where(
      and(
        inScope(scopes, { partner: products.partner_id }),
        gte(departures.departs_on, from),
        isNotNull(departures.published_at),
        or(gt(departures.closes_at, now), gt(sql`${departures.sold} + ${departures.held}`, 0)),
      ),
    )
    .orderBy(asc(departures.departs_on), asc(departures.id))
    .limit(limit)
