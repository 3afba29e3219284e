import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import type { Db } from '#core/context.ts'
import type { ShipmentRow } from './store.ts'
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
