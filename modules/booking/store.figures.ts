import { and, gte, inArray, sql } from 'drizzle-orm'
import type { Db } from '#core/context.ts'
import { periodOf } from '#core/period.ts'
import type { Scope } from '#core/staff.ts'
import { inScope } from '#database/scope.ts'
import { weekOf } from '#database/weeks.ts'
import { bookings } from './tables.ts'

/** What was sold from a day on, by the week of the first payment; weeks without a sale are not among them. */
export async function salesByWeek(db: Db, scopes: readonly Scope[], from: string | undefined) {
  const { from: begin = new Date(0) } = periodOf({ from })
  const week = weekOf(bookings.started_at)
  const rows = await db
    .select({
      week,
      bookings: sql<number>`count(*)::int`,
      travellers: sql<number>`sum(${bookings.seats} + ${bookings.infants})::int`,
      amount: sql<number>`sum(${bookings.total})::float8`,
    })
    .from(bookings)
    .where(
      and(
        inScope(scopes, { tenant: bookings.tenant_id, partner: bookings.partner_id }),
        gte(bookings.started_at, begin),
        inArray(bookings.state, ['in_progress', 'completed']),
      ),
    )
    .groupBy(week)
    .limit(100)
  return new Map(rows.map((row) => [row.week, row]))
}
