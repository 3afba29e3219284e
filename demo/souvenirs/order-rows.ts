import { addMs, dayMs, hourMs, jakartaTimestamp } from '#core/time.ts'
import type { Offer } from '#modules/merchandise/module.ts'
import { firstTrackAt } from '#modules/shipping/rules/tracking.ts'
import type { shipment_history, shipments } from '#modules/shipping/tables.ts'
import { afterWorkingDays } from '#modules/souvenir/rules/working-days.ts'
import type {
  souvenir_checkouts,
  souvenir_history,
  souvenir_order_lines,
  souvenir_orders,
  souvenir_problem_history,
  souvenir_problems,
} from '#modules/souvenir/tables.ts'
import { staffId } from '../bookings/booking-rows.ts'
import { codeOf, digitsOf } from '../bookings/codes.ts'
import { idOf } from '../catalogue/naming.ts'
import { momentOf, type Part, type Story, stateOf, stepOf } from './order-stories.ts'

type Checkout = typeof souvenir_checkouts.$inferInsert
type Order = typeof souvenir_orders.$inferInsert
type Line = typeof souvenir_order_lines.$inferInsert
type Buyer = { id: string; tenant_id: string; full_name: string; email: string; phone_number: string }

/** A checkout of the demo: whose, where to, and what was bought of each store. */
export type Placed = {
  story: Story
  buyer: Buyer
  destination: NonNullable<Checkout['destination']>
  parts: readonly { part: Part; bought: readonly { offer: Offer; quantity: number }[] }[]
  now: Date
}

const quantityOf = (at: number): number => 1 + (at % 2)
export const withQuantities = (offers: readonly Offer[]) =>
  offers.map((offer, at) => ({ offer, quantity: quantityOf(at) }))

const keyOf = ({ story, buyer }: Placed): string => `souvenirs ${buyer.tenant_id} ${story.key}`
export const checkoutId = (placed: Placed): string => idOf(`checkout ${keyOf(placed)}`)
export const orderId = (placed: Placed, number: number): string => idOf(`order ${keyOf(placed)} ${number}`)

export function checkoutRow(placed: Placed): Checkout {
  const { story, buyer, destination, now } = placed
  const created_at = momentOf(story, 0, now)
  return {
    ...{ id: checkoutId(placed), code: `OLH-${codeOf(keyOf(placed), 8)}`, tenant_id: buyer.tenant_id },
    ...{ user_id: buyer.id, payer_name: buyer.full_name, payer_email: buyer.email, payer_phone: buyer.phone_number },
    ...{ destination, pay_by: addMs(created_at, dayMs), created_at },
  }
}

const courier = { courier: 'jne', courier_name: 'JNE', service: 'REG', etd: '2-3 day' }
const waybillOf = (placed: Placed, number: number): string => `SBX${digitsOf(`waybill ${keyOf(placed)} ${number}`, 9)}`

/** When each step was, by its event. */
function momentsOf({ story, now }: Placed, part: Part) {
  const at = (event: Parameters<typeof stepOf>[1]): Date | null => {
    const step = stepOf(part, event)
    return step ? momentOf(story, step.after, now) : null
  }
  const [paid_at, shipped_at, delivered_at] = [at('pay'), at('ship'), at('deliver')]
  return {
    paid_at,
    shipped_at,
    delivered_at,
    wished_at: at('request_cancel'),
    ended_at: at('complete') ?? at('reject') ?? at('grant_cancel') ?? at('expire'),
  }
}

/** What the store took part in ending. */
export const calledOffBy = (part: Part) => stepOf(part, 'reject') ?? stepOf(part, 'grant_cancel')

/** Not while something is wrong with it. */
const completesAt = (part: Part, delivered_at: Date | null): Date | null =>
  stateOf(part) === 'delivered' && delivered_at && !part.problem ? addMs(delivered_at, 3 * dayMs) : null

const unknownAt = ({ story, now }: Placed, { unknown_after }: Part): Date | null =>
  unknown_after === undefined ? null : momentOf(story, unknown_after, now)

export function orderRow(placed: Placed, number: number): Order {
  const { buyer, story, now } = placed
  const { part, bought } = partOf(placed, number)
  const { wished_at, ...moments } = momentsOf(placed, part)
  const state = stateOf(part)
  const weight_grams = sum(bought.map(({ offer, quantity }) => offer.weight_grams * quantity))
  const { store } = firstOf(bought).offer
  return {
    ...{ id: orderId(placed, number), checkout_id: checkoutId(placed), tenant_id: buyer.tenant_id, user_id: buyer.id },
    ...{ store_id: store.id, store_name: store.name, number, code: `${checkoutRow(placed).code}-${number}`, state },
    ...{ ...courier, ...moments, weight_grams },
    subtotal: sum(bought.map(({ offer, quantity }) => offer.price * quantity)),
    shipping_cost: 9_000 * Math.ceil(weight_grams / 1000),
    process_by: state === 'paid' && moments.paid_at ? afterWorkingDays(moments.paid_at, 2) : null,
    ship_by: state === 'processing' && moments.paid_at ? afterWorkingDays(moments.paid_at, 7) : null,
    answer_by: state === 'cancel_requested' && wished_at ? afterWorkingDays(wished_at, 2) : null,
    resumes_as: wished_at ? 'paid' : null,
    cancel_reason: part.wish ?? null,
    completes_at: completesAt(part, moments.delivered_at),
    end_reason: calledOffBy(part)?.reason ?? null,
    problem_at: part.problem ? momentOf(story, part.problem.after, now) : null,
    waybill_unknown_at: unknownAt(placed, part),
    created_at: momentOf(story, 0, now),
  }
}

export const partOf = ({ parts }: Placed, number: number): Placed['parts'][number] => {
  const one = parts[number - 1]
  if (!one) throw new Error(`no order ${number}`)
  return one
}

export const lineRows = (placed: Placed, number: number): Line[] =>
  partOf(placed, number).bought.map(({ offer, quantity }, i) => ({
    ...{
      id: idOf(`line ${keyOf(placed)} ${number} ${i}`),
      order_id: orderId(placed, number),
      position: i + 1,
      quantity,
    },
    ...{ variant_id: offer.variant_id, item_id: offer.item_id, item_slug: offer.item_slug, name: offer.item_name },
    ...{ variant_name: offer.variant_name, picture_id: offer.picture_id, price: offer.price },
    weight_grams: offer.weight_grams,
  }))

const reasonOf = (placed: Placed, number: number, reason: string): string =>
  reason || `${courier.courier_name} ${waybillOf(placed, number)}`

export function historyRows(placed: Placed, number: number): (typeof souvenir_history.$inferInsert)[] {
  const { story, buyer, now } = placed
  const order_id = orderId(placed, number)
  const who = { member: buyer.id, staff: staffId('admin@rihla.test') }
  const ordered = { event: 'order', state: 'awaiting_payment', actor: 'member', reason: 'ordered' } as const
  return [
    { order_id, ...ordered, actor_id: buyer.id, at: momentOf(story, 0, now) },
    ...partOf(placed, number).part.steps.map(({ event, state, actor, after, reason }) => ({
      ...{ order_id, event, state, actor, reason: reasonOf(placed, number, reason) },
      actor_id: actor === 'member' || actor === 'staff' ? who[actor] : null,
      at: momentOf(story, after, now),
    })),
  ]
}

type Reported = {
  problems: (typeof souvenir_problems.$inferInsert)[]
  steps: (typeof souvenir_problem_history.$inferInsert)[]
}

/** What its buyer says is wrong with it. */
export function problemRows(placed: Placed, number: number): Reported {
  const { story, buyer, now } = placed
  const { problem } = partOf(placed, number).part
  if (!problem) return { problems: [], steps: [] }
  const { kind, text, after } = problem
  const order_id = orderId(placed, number)
  const [id, at] = [idOf(`problem ${order_id}`), momentOf(story, after, now)]
  const of = { order_id, tenant_id: buyer.tenant_id, user_id: buyer.id }
  return {
    problems: [{ ...of, id, kind, text, picture_ids: [], state: 'open', created_at: at }],
    steps: [{ problem_id: id, event: 'report', state: 'open', actor: 'member', actor_id: buyer.id, reason: kind, at }],
  }
}

type Sent = { shipments: (typeof shipments.$inferInsert)[]; steps: (typeof shipment_history.$inferInsert)[] }

const brought = { actor: 'courier', event: 'deliver', state: 'delivered', reason: 'delivered' } as const

/** Its parcel, from the moment it is paid. */
export function shipmentRows(placed: Placed, number: number): Sent {
  const order_id = orderId(placed, number)
  const { part } = partOf(placed, number)
  const { paid_at, shipped_at, delivered_at, ended_at } = momentsOf(placed, part)
  if (!paid_at) return { shipments: [], steps: [] }
  const waybill = waybillOf(placed, number)
  const ending = calledOffBy(part)
  const stopped_at = ending ? ended_at : null
  const state = delivered_at ? 'delivered' : shipped_at ? 'shipped' : stopped_at ? 'stopped' : 'preparing'
  const by = { order_id, actor: 'staff', actor_id: staffId('admin@rihla.test') } as const
  const ours = { order_id, actor: 'house' } as const
  return {
    shipments: [
      {
        ...{ order_id, order_kind: 'souvenir', state, created_at: paid_at, shipped_at, delivered_at },
        ...(shipped_at && { courier: 'JNE', courier_code: 'jne', waybill }),
        ...(shipped_at && !delivered_at && trackedOf(placed, part, shipped_at)),
      },
    ],
    steps: [
      { ...ours, event: 'prepare', state: 'preparing', reason: 'paid', at: paid_at },
      ...(shipped_at
        ? [{ ...by, event: 'ship', state: 'shipped', reason: `JNE ${waybill}`, at: shipped_at } as const]
        : []),
      ...(delivered_at ? [{ order_id, ...brought, at: delivered_at }] : []),
      ...(stopped_at
        ? [{ ...ours, event: 'stop', state: 'stopped', reason: ending?.event ?? '', at: stopped_at } as const]
        : []),
    ],
  }
}

/** The courier was asked once, or until it was plain that it does not know the waybill. */
function trackedOf(placed: Placed, part: Part, shipped_at: Date) {
  const { destination, now } = placed
  const later = { track_at: addMs(now, dayMs), last_phone_digits: destination.phone_number.slice(-5) }
  const waybill_unknown_at = unknownAt(placed, part)
  if (waybill_unknown_at) return { ...later, waybill_unknown_at, tracked_at: waybill_unknown_at }
  const tracked_at = firstTrackAt(shipped_at)
  const [date = '', time = ''] = jakartaTimestamp(addMs(shipped_at, 2 * hourMs)).split('T')
  const step = { date, time: time.slice(0, 5), text: '[SANDBOX] Paket diterima di gudang asal', city: 'JAKARTA' }
  return {
    ...later,
    ...{ tracked_at, track_status: 'ON PROCESS', track_steps: [step] },
  }
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0)

function firstOf<T>(some: readonly T[]): T {
  const [one] = some
  if (one === undefined) throw new Error('an order of nothing')
  return one
}
