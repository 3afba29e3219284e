import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '#core/context.ts'
import { departures } from './tables.ts'

export type Miscounted = { id: string; quota: number; sold: number; held: number; booked: number; waiting: number }

/**
 * Dates with more seats given away than there are, or with fewer counted than `taken` says: departure_id, booked, waiting.
 * One statement, because a booking may end between two.
 */
export async function miscountedSeats(db: Db, taken: SQL): Promise<Miscounted[]> {
  const { rows } = await db.execute<Miscounted>(sql`
    select d.id, d.quota, d.sold, d.held, coalesce(t.booked, 0)::int as booked, coalesce(t.waiting, 0)::int as waiting
    from ${departures} d left join (${taken}) t on t.departure_id = d.id
    where d.sold + d.held > d.quota or t.booked > d.sold or t.waiting > d.held
    order by d.id limit 100`)
  return rows
}
