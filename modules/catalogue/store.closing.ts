import { and, asc, eq, gt, gte, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Db } from '#core/context.ts'
import { jakartaDate } from '#core/time.ts'
import { departures, products } from './tables.ts'

/** Dates to come, in the order of their ids. */
export const listComingDates = (db: Db, { after, now, limit }: { after: string; now: Date; limit: number }) =>
  db
    .select({
      id: departures.id,
      product_id: departures.product_id,
      departs_on: departures.departs_on,
      flights: departures.flights,
      cutoff_days: departures.cutoff_days,
      closes_at: departures.closes_at,
      category: products.category,
      kind: products.kind,
    })
    .from(departures)
    .innerJoin(products, eq(products.id, departures.product_id))
    .where(
      and(
        gt(departures.id, after),
        gte(departures.departs_on, jakartaDate(now)),
        // What is not on sale yet, or no longer, has no closing to follow.
        isNotNull(departures.published_at),
        isNull(departures.closed_at),
      ),
    )
    .orderBy(asc(departures.id))
    .limit(limit)

/** Sets when these dates close, in one statement. */
export async function updateClosings(db: Db, closings: readonly { id: string; closes_at: Date }[]): Promise<void> {
  if (closings.length === 0) return
  await db.execute(sql`
    update ${departures} set closes_at = given.closes_at
    from jsonb_to_recordset(${JSON.stringify(closings)}::jsonb) as given(id uuid, closes_at timestamptz)
    where ${departures.id} = given.id`)
}
