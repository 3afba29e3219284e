import { and, asc, eq, inArray, isNotNull, isNull } from 'drizzle-orm'
import type { Db } from '#core/context.ts'
import { booking_participants, bookings } from './tables.ts'

// All tenants: a departure belongs to its partner, whoever sold its seats; the caller has found it as theirs.
/** Everyone who travels on a departure, whose seat is paid for at least in part: order by order, as they were named. */
export const listTravellers = (db: Db, departure_id: string) =>
  db
    .select({
      person: booking_participants,
      booking_code: bookings.code,
      contact: { name: bookings.name, phone_number: bookings.phone_number },
    })
    .from(booking_participants)
    .innerJoin(bookings, eq(bookings.id, booking_participants.booking_id))
    .where(
      and(
        eq(bookings.departure_id, departure_id),
        inArray(bookings.state, ['in_progress', 'completed']),
        isNull(booking_participants.cancelled_at),
      ),
    )
    .orderBy(asc(bookings.created_at), asc(bookings.id), asc(booking_participants.position))
    .limit(2_000)

// All tenants: the caller looks only for what is theirs among these orders.
/** Every order of a departure that was checked out, whatever became of it. */
export async function ordersOfDeparture(db: Db, departure_id: string): Promise<string[]> {
  const rows = await db
    .select({ id: bookings.id })
    .from(bookings)
    .where(and(eq(bookings.departure_id, departure_id), isNotNull(bookings.checked_out_at)))
    .orderBy(asc(bookings.id))
    .limit(2_000)
  return rows.map(({ id }) => id)
}

// All tenants: by orders that the caller has found as theirs.
/** Which departure each of these orders is of; what is no booking is of none. */
export async function departuresOfOrders(db: Db, order_ids: readonly string[]) {
  const rows = await db
    .select({
      id: bookings.id,
      departure_id: bookings.departure_id,
      departs_on: bookings.departs_on,
      name: bookings.product_name,
    })
    .from(bookings)
    .where(inArray(bookings.id, [...order_ids]))
    .limit(order_ids.length + 1)
  return new Map(rows.map(({ id, ...departure }) => [id, departure]))
}
