import type { Db } from '#core/context.ts'
import { everyOne } from '#core/every-one.ts'
import { addMs, minuteMs } from '#core/time.ts'
import { tellShipmentDelivered } from './events.ts'
import type { CourierPort, TrackAnswer } from './ports.ts'
import { nextTrackAt } from './rules/tracking.ts'
import { deliverShipment } from './shipments.ts'
import { saveLastTracking, saveTracking, takeToTrack } from './store.tracking.ts'
import type { ShippedOrder } from './store.ts'

const atOnce = 4
const mostRounds = 25
const leaseMs = 5 * minuteMs
type Taken = Awaited<ReturnType<typeof takeToTrack>>[number]
type Question = { couriers: CourierPort; shipment: Taken }

/** Asks couriers where parcels are, each first after some hours, then once a day. Several processes share the work. */
export async function trackShipments(db: Db, couriers: CourierPort, now: Date): Promise<void> {
  for (let round = 0; round < mostRounds; round++) {
    const taken = await takeToTrack(db, { now, lease: addMs(now, leaseMs), limit: atOnce })
    await everyOne(taken, (shipment) => trackOne(db, { couriers, shipment }, now))
    if (taken.length < atOnce) return
  }
}

async function trackOne(db: Db, { couriers, shipment }: Question, now: Date): Promise<void> {
  const { order_id, order_kind, courier_code, waybill, last_phone_digits, shipped_at } = shipment
  if (!courier_code || !waybill || !shipped_at) throw new Error(`shipment ${order_id} cannot be tracked`)
  const answer = await couriers.track({ courier: courier_code, waybill, last_phone_digits: last_phone_digits ?? '' })
  if (answer.ok && answer.is_delivered) return arrive(db, { order_kind, order_id }, answer, now)
  const is_reached = answer.ok || answer.why === 'unknown-waybill'
  const track_at = nextTrackAt({ shipped_at, is_reached }, now)
  const last = track_at === null ? { last_phone_digits: null } : {}
  await saveTracking(db, order_id, { track_at, ...last, ...saidOf(answer, now) })
}

/** All or nothing: what fails here is asked about again, and not in a day. */
async function arrive(db: Db, order: ShippedOrder, answer: TrackAnswer, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    await tellShipmentDelivered(tx, { ...order, now })
    await deliverShipment(tx, { ...order, actor: 'courier' }, now)
    await saveLastTracking(tx, order.order_id, saidOf(answer, now))
  })
}

/** What a courier does not know, or cannot say now, leaves what it said before. */
const saidOf = (answer: TrackAnswer, now: Date) =>
  answer.ok ? { tracked_at: now, track_status: answer.status, track_steps: answer.steps } : {}
