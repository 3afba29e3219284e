import { and, desc, eq, sql } from 'drizzle-orm'
import type { Db } from '#core/context.ts'
import { pictures } from '#database/tables.ts'
import { booking_feedbacks, bookings } from './tables.ts'

type Which = { tenant_id: string; user_id: string; product_id: string; booking_id?: string | undefined }

/** Completed journeys of a member with a package, those not yet spoken of first, then the latest. */
function selectCompleted(db: Db, { tenant_id, user_id, product_id, booking_id }: Which) {
  const is_reviewed = sql<boolean>`exists (
    select 1 from ${booking_feedbacks} f where f.booking_id = ${bookings.id})`
  return db
    .select({ booking: bookings, is_reviewed })
    .from(bookings)
    .where(
      and(
        eq(bookings.tenant_id, tenant_id),
        eq(bookings.user_id, user_id),
        eq(bookings.product_id, product_id),
        eq(bookings.state, 'completed'),
        booking_id === undefined ? undefined : eq(bookings.id, booking_id),
      ),
    )
    .orderBy(is_reviewed, desc(bookings.returns_on), desc(bookings.id))
    .limit(1)
}

export async function findCompleted(db: Db, which: Which) {
  const [row] = await selectCompleted(db, which)
  return row
}

/** The same, locked. */
export async function lockCompleted(db: Db, which: Which) {
  const [row] = await selectCompleted(db, which).for('update', { of: bookings })
  return row
}

/** False where this booking was spoken of before. */
export async function insertFeedback(db: Db, row: typeof booking_feedbacks.$inferInsert): Promise<boolean> {
  const made = await db.insert(booking_feedbacks).values(row).onConflictDoNothing().returning()
  return made.length === 1
}

export async function hasFeedback(db: Db, booking_id: string): Promise<boolean> {
  const rows = await db
    .select({ id: booking_feedbacks.booking_id })
    .from(booking_feedbacks)
    .where(eq(booking_feedbacks.booking_id, booking_id))
    .limit(1)
  return rows.length === 1
}

export const insertPictures = (db: Db, rows: readonly (typeof pictures.$inferInsert)[]) =>
  db.insert(pictures).values([...rows])
