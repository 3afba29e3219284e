import { and, asc, eq, inArray, isNotNull, lte } from 'drizzle-orm'
import type { Db } from '#core/context.ts'
import type { ShipmentRow } from './store.ts'
import { shipments } from './tables.ts'

/** Takes shipments whose courier is to be asked; until `lease` no other process takes them. */
export function takeToTrack(db: Db, { now, lease, limit }: { now: Date; lease: Date; limit: number }) {
  const due = db
    .select({ order_id: shipments.order_id })
    .from(shipments)
    .where(lte(shipments.track_at, now))
    .orderBy(asc(shipments.track_at))
    .limit(limit)
    .for('update', { skipLocked: true })
  return db.update(shipments).set({ track_at: lease }).where(inArray(shipments.order_id, due)).returning({
    order_id: shipments.order_id,
    order_kind: shipments.order_kind,
    courier_code: shipments.courier_code,
    waybill: shipments.waybill,
    last_phone_digits: shipments.last_phone_digits,
    shipped_at: shipments.shipped_at,
    waybill_corrected_at: shipments.waybill_corrected_at,
    waybill_unknown_at: shipments.waybill_unknown_at,
  })
}

type Tracking = Partial<
  Pick<
    ShipmentRow,
    'track_at' | 'tracked_at' | 'track_status' | 'track_steps' | 'last_phone_digits' | 'waybill_unknown_at'
  >
>
type Followed = { order_id: string; waybill: string }

/** What its courier said of a waybill, of one that is still on its way by it: neither a mark of delivery nor a correction is written over. */
export const saveTracking = (db: Db, { order_id, waybill }: Followed, said: Tracking) =>
  db
    .update(shipments)
    .set(said)
    .where(and(eq(shipments.order_id, order_id), eq(shipments.waybill, waybill), eq(shipments.state, 'shipped')))

/** Whether an order's parcel still goes by this waybill. */
export const isStillBy = async (db: Db, { order_id, waybill }: Followed): Promise<boolean> =>
  (await db.$count(shipments, and(eq(shipments.order_id, order_id), eq(shipments.waybill, waybill)))) > 0

/** Whether its courier is still polled about an order's parcel. */
export const isFollowed = async (db: Db, order_id: string): Promise<boolean> =>
  (await db.$count(shipments, and(eq(shipments.order_id, order_id), isNotNull(shipments.track_at)))) > 0

type Said = Pick<Tracking, 'tracked_at' | 'track_status' | 'track_steps'>

/** What its courier said last, of one that has arrived. */
export const saveLastTracking = (db: Db, order_id: string, said: Said) =>
  db
    .update(shipments)
    .set({ tracked_at: said.tracked_at, track_status: said.track_status, track_steps: said.track_steps })
    .where(eq(shipments.order_id, order_id))
