import type { Db } from '#core/context.ts'
import { everyOne } from '#core/every-one.ts'
import { addMs, hourMs, jakartaDate, minuteMs } from '#core/time.ts'
import { datedRulesOn } from '#modules/dated-rules/module.ts'
import { tellShipmentDelivered, tellWaybillSeen } from './events.ts'
import type { CourierPort, TrackAnswer } from './ports.ts'
import { nextTrackAt } from './rules/tracking.ts'
import { waybillSince } from './rules/waybill.ts'
import { deliverShipment } from './shipments.ts'
import { isStillBy, saveLastTracking, saveTracking, takeToTrack } from './store.tracking.ts'
import type { ShippedOrder } from './store.ts'

const atOnce = 4
const mostRounds = 25
const leaseMs = 5 * minuteMs
type Taken = Awaited<ReturnType<typeof takeToTrack>>[number]
type Question = { couriers: CourierPort; shipment: Taken; unknownHours: number }

/** Asks couriers where parcels are, each first after some hours, then once a day. Several processes share the work. */
export async function trackShipments(db: Db, couriers: CourierPort, now: Date): Promise<void> {
  const { waybill_unknown_hours: unknownHours } = await datedRulesOn(db, jakartaDate(now))
  for (let round = 0; round < mostRounds; round++) {
    const taken = await takeToTrack(db, { now, lease: addMs(now, leaseMs), limit: atOnce })
    await everyOne(taken, (shipment) => trackOne(db, { couriers, shipment, unknownHours }, now))
    if (taken.length < atOnce) return
  }
}

async function trackOne(db: Db, { couriers, shipment, unknownHours }: Question, now: Date): Promise<void> {
  const { order_id, order_kind, courier_code, waybill, last_phone_digits } = shipment
  const since = waybillSince(shipment)
  if (!courier_code || !waybill || !since) throw new Error(`shipment ${order_id} cannot be tracked`)
  const answer = await couriers.track({ courier: courier_code, waybill, last_phone_digits: last_phone_digits ?? '' })
  if (answer.ok && answer.is_delivered) return arrive(db, { order_kind, order_id, waybill }, answer, now)
  const isUnknown = !answer.ok && answer.why === 'unknown-waybill'
  const unknown_at = isUnknown ? addMs(since, unknownHours * hourMs) : undefined
  const track_at = nextTrackAt({ since, is_reached: answer.ok || isUnknown, unknown_at }, now)
  const last = track_at === null ? { last_phone_digits: null } : {}
  const known = knownOf(shipment, { isOk: answer.ok, isUnknown: unknown_at !== undefined && unknown_at <= now }, now)
  await db.transaction(async (tx) => {
    if (known)
      await tellWaybillSeen(tx, { order_kind, order_id, waybill, is_unknown: known.waybill_unknown_at !== null, now })
    await saveTracking(tx, { order_id, waybill }, { track_at, ...last, ...known, ...saidOf(answer, now) })
  })
}

/** What is new about whether its courier knows the waybill; nothing where it is as before, or could not be asked. */
function knownOf({ waybill_unknown_at }: Taken, { isOk, isUnknown }: { isOk: boolean; isUnknown: boolean }, now: Date) {
  if (isUnknown && waybill_unknown_at === null) return { waybill_unknown_at: now }
  return isOk && waybill_unknown_at !== null ? { waybill_unknown_at: null } : undefined
}

/** All or nothing: what fails here is asked about again, and not in a day. */
async function arrive(
  db: Db,
  { waybill, ...order }: ShippedOrder & { waybill: string },
  answer: TrackAnswer,
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    if (!(await isStillBy(tx, { order_id: order.order_id, waybill }))) return
    await tellShipmentDelivered(tx, { ...order, now })
    await deliverShipment(tx, { ...order, actor: 'courier' }, now)
    await saveLastTracking(tx, order.order_id, saidOf(answer, now))
  })
}

/** What a courier does not know, or cannot say now, leaves what it said before. */
const saidOf = (answer: TrackAnswer, now: Date) =>
  answer.ok ? { tracked_at: now, track_status: answer.status, track_steps: answer.steps } : {}
