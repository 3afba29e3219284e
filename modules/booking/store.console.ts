import { and, desc, eq, ilike, isNotNull, isNull } from 'drizzle-orm'
import type { Db } from '#core/context.ts'
import type { Scope } from '#core/staff.ts'
import { inScope } from '#database/scope.ts'
import type { BookingRow } from './store.ts'
import { booking_history, booking_participants, bookings } from './tables.ts'

/** A booking within somebody's scopes: sold at their tenant, or run by their partner. */
export async function findInScope(db: Db, id: string, scopes: readonly Scope[]): Promise<BookingRow | undefined> {
  const [row] = await db
    .select()
    .from(bookings)
    .where(and(eq(bookings.id, id), inScope(scopes, { tenant: bookings.tenant_id, partner: bookings.partner_id })))
    .limit(1)
  return row
}

/** Who travels by that name, or part of it, on orders within somebody's scopes: the newest booking first, each once. */
export async function searchTravellers(
  db: Db,
  scopes: readonly Scope[],
  { text, limit }: { text: string; limit: number },
) {
  const pattern = `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`
  const rows = await db
    .selectDistinctOn([bookings.created_at, bookings.id], { booking_id: bookings.id, name: booking_participants.name })
    .from(booking_participants)
    .innerJoin(bookings, eq(bookings.id, booking_participants.booking_id))
    .where(
      and(
        ilike(booking_participants.name, pattern),
        isNull(booking_participants.cancelled_at),
        isNotNull(bookings.checked_out_at),
        inScope(scopes, { tenant: bookings.tenant_id, partner: bookings.partner_id }),
      ),
    )
    .orderBy(desc(bookings.created_at), desc(bookings.id), booking_participants.position)
    .limit(limit)
  return new Map(rows.map(({ booking_id, name }) => [booking_id, name]))
}

/** What happened to all bookings of a member, the newest first. */
export const listHistoryOfMember = (db: Db, user_id: string, limit: number) =>
  db
    .select({
      at: booking_history.at,
      event: booking_history.event,
      actor: booking_history.actor,
      reason: booking_history.reason,
      code: bookings.code,
    })
    .from(booking_history)
    .innerJoin(bookings, eq(bookings.id, booking_history.booking_id))
    .where(eq(bookings.user_id, user_id))
    .orderBy(desc(booking_history.id))
    .limit(limit)
