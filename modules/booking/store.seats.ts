import { sql } from 'drizzle-orm'
import { bookings } from './tables.ts'

// All tenants: the seats of a date are checked as a whole.
export const takenSeats = sql`
  select departure_id,
    sum(seats) filter (where state in ('in_progress', 'completed')) as booked,
    sum(seats) filter (where state in ('cart', 'awaiting_payment')) as waiting
  from ${bookings} group by departure_id`
