import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '#core/context.ts'
import { shipment_history, shipments } from './tables.ts'

export type ShipmentRow = typeof shipments.$inferSelect
/** Whose shipment it is: one an order. */
export type ShippedOrder = Pick<ShipmentRow, 'order_kind' | 'order_id'>
/** What may change of a shipment with its state. */
export type ShipmentChange = Partial<Omit<ShipmentRow, 'state'>> & { state?: never }
type Step = Omit<typeof shipment_history.$inferInsert, 'id'>

type First = Pick<Step, 'event' | 'state' | 'actor' | 'reason'>

const ofOrder = ({ order_kind, order_id }: ShippedOrder) =>
  and(eq(shipments.order_id, order_id), eq(shipments.order_kind, order_kind))

/** One an order, however often it is begun, and the first row of its history: in one statement. */
export async function insertShipment(db: Db, { step, ...order }: ShippedOrder & { step: First }, now: Date) {
  const { event, state, actor, reason } = step
  const made = db
    .insert(shipments)
    .values({ order_kind: order.order_kind, order_id: order.order_id, state, created_at: now })
    .onConflictDoNothing()
    .returning({ order_id: shipments.order_id })
  const at = sql.param(now, shipment_history.at)
  await db.execute(sql`
    with made as ${made}
    insert into ${shipment_history} (order_id, at, event, state, actor, reason)
    select order_id, ${at}::timestamptz, ${event}, ${state}, ${actor}, ${reason} from made`)
}

export async function findShipment(db: Db, order: ShippedOrder): Promise<ShipmentRow | undefined> {
  const [row] = await db.select().from(shipments).where(ofOrder(order)).limit(1)
  return row
}

export async function lockShipment(db: Db, order: ShippedOrder): Promise<ShipmentRow | undefined> {
  const [row] = await db.select().from(shipments).where(ofOrder(order)).limit(1).for('update')
  return row
}

/** The next state of a locked shipment, what changes with it, and the row of its history: in one statement. */
export async function stepShipment(db: Db, { to, step }: { to: ShipmentChange | undefined; step: Step }) {
  const changed = db
    .update(shipments)
    .set({ ...to, state: step.state })
    .where(eq(shipments.order_id, step.order_id))
  await db.with(db.$with('changed').as(changed)).insert(shipment_history).values(step)
}

export const listShipmentSteps = (db: Db, order_id: string) =>
  db
    .select({ at: shipment_history.at, state: shipment_history.state })
    .from(shipment_history)
    .where(eq(shipment_history.order_id, order_id))
    .orderBy(asc(shipment_history.id))
    .limit(50)

/** Where old orders went is forgotten; that they went stays. */
export const forgetDestinations = (db: Db, order_ids: readonly string[]) =>
  db.update(shipments).set({ destination: null }).where(inArray(shipments.order_id, order_ids))
