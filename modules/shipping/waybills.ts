import type { Db } from '#core/context.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { firstTrackAt } from './rules/tracking.ts'
import { waybillsFreeBefore } from './rules/waybill.ts'
import { findShipment, type ShippedOrder } from './store.ts'
import { findHolder, lockWaybill } from './store.waybills.ts'
import { transition } from './transition.ts'

type Numbered = { order_id: string; courier_code: string; waybill: string }

/** The order whose parcel has a waybill that another one is to get. */
export const waybillHolder = (db: Db, numbered: Numbered, now: Date): Promise<ShippedOrder | undefined> =>
  findHolder(db, numbered, waybillsFreeBefore(now))

/** One waybill, one parcel: by a second one somebody would read that the first had arrived. Inside a transaction. */
export async function refuseTaken(db: Db, numbered: Numbered, now: Date): Promise<void> {
  await lockWaybill(db, numbered)
  if (await waybillHolder(db, numbered, now)) throw new Refusal(codes.waybill_taken)
}

type Corrected = ShippedOrder & { staff_id?: string | undefined; waybill: string; last_phone_digits: string }

/**
 * Another waybill for a parcel of which its courier has said nothing yet; its tracking begins anew. False where it is not on its way
 * with a courier who is asked, or the courier has it already.
 */
export function correctWaybill(
  db: Db,
  { staff_id, waybill, last_phone_digits, ...order }: Corrected,
  now: Date,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const shipment = await findShipment(tx, order)
    if (!shipment?.courier_code || !isUnscanned(shipment)) return false
    await refuseTaken(tx, { order_id: order.order_id, courier_code: shipment.courier_code, waybill }, now)
    const to = {
      ...{ waybill, last_phone_digits, waybill_corrected_at: now, waybill_unknown_at: null },
      ...{ track_at: firstTrackAt(now), tracked_at: null, track_status: null, track_steps: null },
    }
    const by = { actor: 'staff', actor_id: staff_id, reason: `${shipment.courier} ${waybill}` } as const
    return transition(tx, order, { event: 'correct', ...by, to, now })
  })
}

/** Whether its courier has said nothing of a parcel so far. */
export const isUnscanned = ({ track_steps }: { track_steps: readonly unknown[] | null }): boolean =>
  (track_steps ?? []).length === 0
