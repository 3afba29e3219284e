import { and, eq, gt, gte, sql } from 'drizzle-orm'
import type { Db } from '#core/context.ts'
import { departures, products } from './tables.ts'

export type Seated = { departure_id: string; seats: number }

// A number below one would turn a hold into a gift of seats.
function checked(seats: number): number {
  if (!Number.isSafeInteger(seats) || seats < 1) throw new Error(`not a number of seats: ${seats}`)
  return seats
}

/** A date with its seats and prices, locked until the transaction ends. */
export async function lockDeparture(db: Db, id: string) {
  const [row] = await db
    .select({
      id: departures.id,
      product_id: departures.product_id,
      departs_on: departures.departs_on,
      returns_on: departures.returns_on,
      quota: departures.quota,
      sold: departures.sold,
      held: departures.held,
      price_quad: departures.price_quad,
      price_triple: departures.price_triple,
      price_double: departures.price_double,
      price_child: departures.price_child,
      price_infant: departures.price_infant,
    })
    .from(departures)
    .where(eq(departures.id, id))
    .limit(1)
    .for('update')
  return row
}

/** Takes the free seats of a date that can still be booked, or takes nothing. Gives the package they belong to. */
export async function updateHeld(db: Db, { departure_id, seats }: Seated, now: Date): Promise<string | undefined> {
  const n = checked(seats)
  const onSale = sql`exists (
    select 1 from ${products} where ${products.id} = ${departures.product_id} and ${products.state} = 'on_sale')`
  const [row] = await db
    .update(departures)
    .set({ held: sql`${departures.held} + ${n}` })
    .where(
      and(
        eq(departures.id, departure_id),
        gt(departures.closes_at, now),
        sql`${departures.quota} - ${departures.sold} - ${departures.held} >= ${n}`,
        onSale,
      ),
    )
    .returning({ product_id: departures.product_id })
  return row?.product_id
}

/** Turns held seats into sold ones, or nothing. */
export async function sellSeats(db: Db, { departure_id, seats }: Seated): Promise<boolean> {
  const n = checked(seats)
  const rows = await db
    .update(departures)
    .set({ held: sql`${departures.held} - ${n}`, sold: sql`${departures.sold} + ${n}` })
    .where(and(eq(departures.id, departure_id), gte(departures.held, n)))
    .returning({ id: departures.id })
  return rows.length === 1
}

/** Gives seats back that were held or sold, or nothing. Gives the package they belong to. */
export async function updateReleased(
  db: Db,
  { departure_id, seats }: Seated,
  from: 'held' | 'sold',
): Promise<string | undefined> {
  const n = checked(seats)
  const [row] = await db
    .update(departures)
    .set({ [from]: sql`${departures[from]} - ${n}` })
    .where(and(eq(departures.id, departure_id), gte(departures[from], n)))
    .returning({ product_id: departures.product_id })
  return row?.product_id
}
