import type { Db } from '#core/context.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { addMs, dayMs, jakartaDate } from '#core/time.ts'
import { datedRulesOn } from '#modules/dated-rules/module.ts'
import { holidayOf } from '#modules/merchandise/module.ts'
import { refundReasons } from '#modules/payment/rules/refund-reasons.ts'
import { correctWaybill, deliverShipment, prepareShipment, shipShipment } from '#modules/shipping/module.ts'
import { endReasons } from '../rules/end-reasons.ts'
import { isWaybill } from '../rules/waybill.ts'
import { afterWorkingDays } from '../rules/working-days.ts'
import type { OrderRow } from '../store.ts'
import { transition } from '../transition.ts'
import { callOff } from './call-off.ts'
import { inOrder, type LockedOrder, mustAllow } from './in-order.ts'

type ByStaff = { order_id: string; staff_id: string }

const rulesAt = (db: Db, now: Date) => datedRulesOn(db, jakartaDate(now))
const shipmentKey = ({ id }: OrderRow) => ({ order_kind: 'souvenir', order_id: id }) as const

/** The store has begun with it. */
export function processOrder(db: Db, { order_id, staff_id }: ByStaff, now: Date): Promise<OrderRow> {
  return inOrder(db, order_id, async (locked) => {
    mustAllow(locked.order, 'process')
    const by = { actor: 'staff', actor_id: staff_id, reason: 'processing' } as const
    const to = { process_by: null, ship_by: await shipBy(locked, now) }
    return transition(locked.db, locked, { event: 'process', ...by, to, now })
  })
}

/** Until when a store that has begun has to ship. */
async function shipBy({ db, order }: LockedOrder, now: Date): Promise<Date> {
  const { souvenir_ship_working_days: days } = await rulesAt(db, now)
  return afterWorkingDays(now, days, await holidayOf(db, order.store_id))
}

type Shipped = ByStaff & {
  waybill: string
  /** As the courier's broker calls it; the one the buyer chose, where none is named. */
  courier?: string | undefined
}

/** The store has handed it to a courier. */
export function shipOrder(db: Db, { order_id, staff_id, ...wish }: Shipped, now: Date): Promise<OrderRow> {
  const waybill = wish.waybill.trim()
  if (!isWaybill(waybill)) throw new Error('this is no waybill number')
  return inOrder(db, order_id, (locked) => {
    const { order, checkout } = locked
    mustAllow(order, 'ship')
    const courier = courierOf(order, wish.courier)
    const last_phone_digits = checkout.destination?.phone_number.slice(-5) ?? ''
    const effects = async () => {
      const shipment = { ...shipmentKey(order), staff_id }
      await prepareShipment(locked.db, { ...shipmentKey(order), reason: 'paid' }, now)
      const tracked = { courier_code: courier.code, last_phone_digits }
      const isShipped = await shipShipment(locked.db, { ...shipment, courier: courier.name, waybill, tracked }, now)
      if (!isShipped) throw new Error(`souvenir order ${order.id} was shipped before`)
    }
    const by = { actor: 'staff', actor_id: staff_id, reason: `${courier.name} ${waybill}` } as const
    return transition(locked.db, locked, {
      event: 'ship',
      ...by,
      to: { shipped_at: now, process_by: null, ship_by: null },
      effects,
      now,
    })
  })
}

/** The waybill was typed wrong, and the courier has said nothing of it: the parcel goes by another, and is followed by that one. */
export function correctWaybillOf(
  db: Db,
  { order_id, staff_id, waybill }: ByStaff & { waybill: string },
  now: Date,
): Promise<OrderRow> {
  return inOrder(db, order_id, async (locked) => {
    const { order, checkout } = locked
    mustAllow(order, 'correct_waybill')
    const last_phone_digits = checkout.destination?.phone_number.slice(-5) ?? ''
    const effects = async () => {
      const corrected = { ...shipmentKey(order), staff_id, waybill, last_phone_digits }
      if (!(await correctWaybill(locked.db, corrected, now))) throw new Refusal(codes.souvenir_moved)
    }
    const by = { actor: 'staff', actor_id: staff_id, reason: `${order.courier_name ?? ''} ${waybill}`.trim() } as const
    const to = { waybill_unknown_at: null, completes_at: null }
    return transition(locked.db, locked, { event: 'correct_waybill', ...by, to, effects, now })
  })
}

/** Another courier than the chosen one is called by its code: only the chosen one came with a name. */
function courierOf({ courier, courier_name }: OrderRow, wish: string | undefined): { code: string; name: string } {
  const code = wish || courier
  if (!code) throw new Error('a paid order has a courier')
  return { code, name: code === courier && courier_name ? courier_name : code.toUpperCase() }
}

type Delivered = { order_id: string; staff_id?: string | undefined; actor: 'courier' | 'staff' }

/** It has arrived: from now its buyer has some days to say that something is wrong. */
export function deliverOrder(db: Db, { order_id, staff_id, actor }: Delivered, now: Date): Promise<OrderRow> {
  return inOrder(db, order_id, async (locked) => {
    mustAllow(locked.order, 'deliver')
    const { souvenir_complete_days: days } = await rulesAt(locked.db, now)
    // What is complained about waits until that is decided.
    const completes_at = locked.order.problem_at ? null : addMs(now, days * dayMs)
    const to = { delivered_at: now, completes_at, waybill_unknown_at: null }
    const effects = () => arrive(locked, { actor, staff_id }, now)
    const by = { actor, actor_id: staff_id, reason: 'delivered' } as const
    return transition(locked.db, locked, { event: 'deliver', ...by, to, effects, now })
  })
}

type Arrived = { actor: 'courier' | 'staff' | 'member' | 'house'; staff_id?: string | undefined }

/** Its shipment is where it should be, whoever says so. */
export async function arrive({ db, order }: LockedOrder, by: Arrived, now: Date): Promise<void> {
  await deliverShipment(db, { ...shipmentKey(order), ...by }, now)
}

/** The store cannot: what was paid for it goes back. */
export function rejectOrder(
  db: Db,
  { order_id, staff_id, reason }: ByStaff & { reason: string },
  now: Date,
): Promise<OrderRow> {
  return inOrder(db, order_id, (locked) => {
    mustAllow(locked.order, 'reject')
    const by = { actor: 'staff', actor_id: staff_id, reason } as const
    return callOff(locked, { event: 'reject', ...by, refund: refundReasons.store_rejected, now })
  })
}

type Answer = ByStaff & { is_granted: boolean; reason?: string | undefined }

/** The store's answer to a wish to cancel. */
export function answerCancel(db: Db, { order_id, staff_id, is_granted, reason }: Answer, now: Date): Promise<OrderRow> {
  return inOrder(db, order_id, (locked) => {
    mustAllow(locked.order, 'grant_cancel')
    const by = { actor: 'staff', actor_id: staff_id } as const
    if (!is_granted) return goOn(locked, { ...by, reason: reason ?? '' }, now)
    const why = reason || endReasons.cancel_granted
    return callOff(locked, { event: 'grant_cancel', ...by, reason: why, refund: refundReasons.cancel_granted, now })
  })
}

type GoingOn = { actor: 'member' | 'staff'; actor_id: string; reason: string }

/** The wish to cancel is over: it goes on where it was, and the store has its days to begin or to ship anew. */
export async function goOn(locked: LockedOrder, by: GoingOn, now: Date): Promise<OrderRow> {
  const { db, checkout, order } = locked
  const isBegun = order.resumes_as === 'processing'
  const { souvenir_process_days: days } = await rulesAt(db, now)
  const clocks = isBegun
    ? { process_by: null, ship_by: await shipBy(locked, now) }
    : { process_by: afterWorkingDays(now, days, await holidayOf(db, order.store_id)) }
  const to = { answer_by: null, resumes_as: null, cancel_reason: null, cancel_note: null, ...clocks }
  const event = isBegun ? 'back_to_processing' : 'back_to_paid'
  return transition(db, { checkout, order }, { event, ...by, to, now })
}
