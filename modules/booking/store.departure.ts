import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
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
