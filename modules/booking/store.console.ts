import { and, eq } from 'drizzle-orm'
import type { Db } from '#core/context.ts'
import type { Scope } from '#core/staff.ts'
import { inScope } from '#database/scope.ts'
import type { BookingRow } from './store.ts'
import { bookings } from './tables.ts'

/** A booking within somebody's scopes: sold at their tenant, or run by their partner. */
export async function findInScope(db: Db, id: string, scopes: readonly Scope[]): Promise<BookingRow | undefined> {
  const [row] = await db
    .select()
    .from(bookings)
    .where(and(eq(bookings.id, id), inScope(scopes, { tenant: bookings.tenant_id, partner: bookings.partner_id })))
    .limit(1)
  return row
}
