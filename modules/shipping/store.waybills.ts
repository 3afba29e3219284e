import { and, eq, gt, inArray, isNotNull, ne, or, sql } from 'drizzle-orm'
import type { Db } from '#core/context.ts'
import type { ShipmentRow, ShippedOrder } from './store.ts'
import { shipments } from './tables.ts'

type Orders = Pick<ShipmentRow, 'order_kind'> & { order_ids: readonly string[] }

/** Waybills by order, of those that are with a courier. */
export async function listWaybills(db: Db, { order_kind, order_ids }: Orders): Promise<Map<string, string>> {
  if (order_ids.length === 0) return new Map()
  const rows = await db
    .select({ order_id: shipments.order_id, waybill: shipments.waybill })
    .from(shipments)
    .where(
      and(
        eq(shipments.order_kind, order_kind),
        inArray(shipments.order_id, [...order_ids]),
        isNotNull(shipments.waybill),
      ),
    )
    .limit(order_ids.length)
  return new Map(rows.flatMap(({ order_id, waybill }) => (waybill === null ? [] : [[order_id, waybill] as const])))
}

type Waybill = { courier_code: string; waybill: string }

/** Whoever writes down a waybill waits here for whoever writes down the same one. */
export const lockWaybill = (db: Db, { courier_code, waybill }: Waybill) =>
  db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`waybill ${courier_code} ${waybill}`}, 0))`)

/** Another order whose parcel goes by this waybill, or went by it until lately. */
export async function findHolder(
  db: Db,
  { order_id, courier_code, waybill }: Waybill & { order_id: string },
  arrivedAfter: Date,
): Promise<ShippedOrder | undefined> {
  const [row] = await db
    .select({ order_kind: shipments.order_kind, order_id: shipments.order_id })
    .from(shipments)
    .where(
      and(
        eq(shipments.waybill, waybill),
        eq(shipments.courier_code, courier_code),
        ne(shipments.order_id, order_id),
        or(eq(shipments.state, 'shipped'), gt(shipments.delivered_at, arrivedAfter)),
      ),
    )
    .limit(1)
  return row
}
