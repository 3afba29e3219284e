import type { Input } from '#core/call.ts'
import type { listBookings } from '../contract.console.ts'
import type { BookingQuery } from '../store.list.ts'

type Filters = Pick<Input<typeof listBookings>, 'search' | 'departure_id' | 'status' | 'settlement' | 'documents'>

/** What a reader of the list looks for, as the store has it. */
export const bookingQuery = ({ search, departure_id, status, settlement, documents }: Filters): BookingQuery => ({
  search,
  departure_id,
  state: status,
  is_overdue: settlement === 'overdue',
  is_open: documents !== undefined,
  is_to_check: documents === 'received',
})
