import type { Db } from '#core/context.ts'
import { travellersOf } from '../documents/documents.ts'
import { acceptsDocuments } from '../rules/documents.ts'
import { type BookingFilter, type ListedBooking, selectBookings } from '../store.list.ts'

// Travellers are read so many bookings at a time: a party has twenty people at most, and two thousand are read at once.
const batch = 100

/** How many travellers of each of these bookings still lack a document or a detail; none of one that takes no more of them. */
export async function incompleteOf(db: Db, rows: readonly ListedBooking[]): Promise<Map<string, number>> {
  const open = rows.filter(({ state }) => acceptsDocuments(state))
  const counts = new Map<string, number>()
  for (let from = 0; from < open.length; from += batch) {
    for (const [id, people] of await travellersOf(db, open.slice(from, from + batch)))
      counts.set(id, people.filter(({ is_complete }) => !is_complete).length)
  }
  return counts
}

export type DeskBooking = ListedBooking & {
  /** Travellers whose documents are not complete. */
  incomplete: number
}
type Where = BookingFilter['where']
type Wish = { sort: string; cursor?: string | undefined; limit: number; is_missing: boolean }
type Part = { rows: DeskBooking[]; next_cursor: string | null }

// What lacks nothing is passed over, but not for ever: the next part goes on from there.
const mostSteps = 10

/** A part of the list with what each booking lacks; where only those are wanted, the others are passed over. */
export async function bookingsPart(db: Db, where: Where, { is_missing, ...place }: Wish): Promise<Part> {
  const result: DeskBooking[] = []
  let cursor = place.cursor
  for (let step = 0; step < mostSteps; step++) {
    const { rows, part } = await selectBookings(db, where, { ...place, cursor })
    const lacking = await incompleteOf(db, rows)
    for (const [i, row] of rows.entries()) {
      const incomplete = lacking.get(row.id) ?? 0
      if (!is_missing || incomplete > 0) result.push({ ...row, incomplete })
      if (result.length === place.limit) return { rows: result, next_cursor: part(i + 1).next_cursor }
    }
    const { next_cursor } = part(rows.length)
    if (next_cursor === null) return { rows: result, next_cursor }
    cursor = next_cursor
  }
  return { rows: result, next_cursor: cursor ?? null }
}
