import { asc, eq } from 'drizzle-orm'
import type { Db } from '#core/context.ts'
import { booking_shipment_history, booking_shipments } from './tables.ts'

export type ShipmentRow = typeof booking_shipments.$inferSelect
type Step = Omit<typeof booking_shipment_history.$inferInsert, 'id'>

/** One a booking, however often it is begun. True, when this made it. */
export async function insertShipment(db: Db, booking_id: string, now: Date): Promise<boolean> {
  const made = await db
    .insert(booking_shipments)
    .values({ booking_id, state: 'preparing', created_at: now })
    .onConflictDoNothing()
    .returning({ id: booking_shipments.booking_id })
  return made.length === 1
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

export const updateShipment = (db: Db, booking_id: string, to: Partial<ShipmentRow>) =>
  db.update(booking_shipments).set(to).where(eq(booking_shipments.booking_id, booking_id))

export const insertShipmentStep = (db: Db, step: Step) => db.insert(booking_shipment_history).values(step)

export const listShipmentSteps = (db: Db, booking_id: string) =>
  db
    .select({ at: booking_shipment_history.at, state: booking_shipment_history.state })
    .from(booking_shipment_history)
    .where(eq(booking_shipment_history.booking_id, booking_id))
    .orderBy(asc(booking_shipment_history.id))
    .limit(50)
