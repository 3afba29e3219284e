import { asc, eq, sql } from 'drizzle-orm'
import type { Db } from '#core/context.ts'
import { booking_shipment_history, booking_shipments } from './tables.ts'

export type ShipmentRow = typeof booking_shipments.$inferSelect
/** What may change of a kit with its state. */
export type ShipmentChange = Partial<Omit<ShipmentRow, 'state'>> & { state?: never }
type Step = Omit<typeof booking_shipment_history.$inferInsert, 'id'>

type First = Pick<Step, 'event' | 'state' | 'actor' | 'reason'>

/** One a booking, however often it is begun, and the first row of its history: in one statement. */
export async function insertShipment(db: Db, { booking_id, step }: { booking_id: string; step: First }, now: Date) {
  const { event, state, actor, reason } = step
  const made = db
    .insert(booking_shipments)
    .values({ booking_id, state, created_at: now })
    .onConflictDoNothing()
    .returning({ booking_id: booking_shipments.booking_id })
  const at = sql.param(now, booking_shipment_history.at)
  await db.execute(sql`
    with made as ${made}
    insert into ${booking_shipment_history} (booking_id, at, event, state, actor, reason)
    select booking_id, ${at}::timestamptz, ${event}, ${state}, ${actor}, ${reason} from made`)
}

export async function findShipment(db: Db, booking_id: string): Promise<ShipmentRow | undefined> {
  const [row] = await db.select().from(booking_shipments).where(eq(booking_shipments.booking_id, booking_id)).limit(1)
  return row
}

export async function lockShipment(db: Db, booking_id: string): Promise<ShipmentRow | undefined> {
  const [row] = await db
    .select()
    .from(booking_shipments)
    .where(eq(booking_shipments.booking_id, booking_id))
    .limit(1)
    .for('update')
  return row
}

/** The next state of a locked kit, what changes with it, and the row of its history: in one statement. */
export async function stepShipment(db: Db, { to, step }: { to: ShipmentChange | undefined; step: Step }) {
  const changed = db
    .update(booking_shipments)
    .set({ ...to, state: step.state })
    .where(eq(booking_shipments.booking_id, step.booking_id))
  await db.with(db.$with('changed').as(changed)).insert(booking_shipment_history).values(step)
}

export const listShipmentSteps = (db: Db, booking_id: string) =>
  db
    .select({ at: booking_shipment_history.at, state: booking_shipment_history.state })
    .from(booking_shipment_history)
    .where(eq(booking_shipment_history.booking_id, booking_id))
    .orderBy(asc(booking_shipment_history.id))
    .limit(50)
