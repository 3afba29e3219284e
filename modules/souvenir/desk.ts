import type { Output } from '#core/call.ts'
import type { Db, StaffCtx } from '#core/context.ts'
import type { Language } from '#core/messages.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { type StaffRole, scopesOf } from '#core/staff.ts'
import { jakartaDate } from '#core/time.ts'
import { datedRulesOn } from '#modules/dated-rules/module.ts'
import { refundStoryOf } from '#modules/payment/module.ts'
import { trackingOf, waybillsOf } from '#modules/shipping/module.ts'
import { staffNames } from '#modules/staff/module.ts'
import type { listStoreOrders, seeStoreOrder } from './contract.console.ts'
import { paidLinesOf } from './lifecycle/earn.ts'
import type { SouvenirPorts } from './ports.ts'
import { problemsAtDesk } from './problem-view.ts'
import { isContactShown, maskedContact } from './rules/contact.ts'
import { dueAt } from './rules/desk.ts'
import { isEndReason } from './rules/end-reasons.ts'
import { itemsOfOrder, lineItem } from './rules/lines.ts'
import { type DeskOrder, findOrderAt } from './store.desk.ts'
import { type CheckoutRow, type LineRow, listLines, listSteps, type OrderRow } from './store.ts'
import { can } from './transition.ts'

type Row = Output<typeof listStoreOrders>['rows'][number]
type Seen = Output<typeof seeStoreOrder>
type Ctx = Pick<StaffCtx<SouvenirPorts>, 'db' | 'language' | 'staff' | 'ports' | 'now'>

type Step = {
  take: (db: Db, by: { order_id: string; staff_id: string }, now: Date) => Promise<OrderRow>
  facts?: Readonly<Record<string, string>>
  reason?: string | undefined
}

const moment = (at: Date | null): string | null => at?.toISOString() ?? null

/** An order of the own store; any other is not there. Phone and address are masked once the store needs them no more. */
export async function orderAtDesk(
  { db, staff, now }: Pick<Ctx, 'db' | 'staff' | 'now'>,
  id: string,
): Promise<DeskOrder & { is_contact_hidden: boolean }> {
  const row = await findOrderAt(db, scopesOf(staff), id)
  if (!row) throw new Refusal(codes.not_found)
  const { souvenir_contact_days } = await datedRulesOn(db, jakartaDate(now))
  const is_contact_hidden = !isContactShown(row.order, souvenir_contact_days, now)
  return { ...row, checkout: is_contact_hidden ? maskedContact(row.checkout) : row.checkout, is_contact_hidden }
}

type AtDesk = Awaited<ReturnType<typeof orderAtDesk>>

/** Nothing changed: that somebody looked at a phone number and an address is what is to be known. */
export function auditLook({ audit }: Pick<StaffCtx, 'audit'>, { order, is_contact_hidden }: AtDesk): void {
  if (!is_contact_hidden)
    audit({ thing: 'souvenir_order', thing_id: order.id, before: null, after: { code: order.code } })
}

/** Orders as a store's list shows them. */
export async function ordersAtDesk(db: Db, rows: readonly DeskOrder[]): Promise<Row[]> {
  const ids = rows.map(({ order }) => order.id)
  const waybills = await waybillsOf(db, { order_kind: 'souvenir', order_ids: ids })
  return rows.map(({ order, checkout, pieces }) => ({
    id: order.id,
    code: order.code,
    store_name: order.store_name,
    buyer_name: checkout.payer_name,
    state: order.state,
    pieces,
    subtotal: order.subtotal,
    shipping_cost: order.shipping_cost ?? 0,
    courier_name: order.courier_name,
    service: order.service,
    waybill: waybills.get(order.id) ?? null,
    created_at: order.created_at.toISOString(),
    due_at: moment(dueAt(order)),
    has_problem: order.problem_at !== null,
    is_waybill_unknown: order.state === 'shipped' && order.waybill_unknown_at !== null,
  }))
}

function destinationView({ destination }: CheckoutRow): Seen['destination'] {
  if (!destination) return null
  const { recipient_name, phone_number, street, postcode, note, region } = destination
  const { subdistrict_name, city_name, province_name } = region
  return { recipient_name, phone_number, street, postcode, note, subdistrict_name, city_name, province_name }
}

type Shown = { language: Language; refunded: ReadonlyMap<number, number> }

const lineView = (line: LineRow, { language, refunded }: Shown): Seen['lines'][number] => ({
  position: line.position,
  item_id: line.item_id,
  name: line.name[language],
  variant_name: line.variant_name[language],
  price: line.price,
  quantity: line.quantity,
  subtotal: line.price * line.quantity,
  refunded: refunded.get(line.position) ?? 0,
})

/** What of what was paid for the lines of an order went back, by their positions. */
async function refundedOf(db: Db, order: OrderRow, lines: readonly LineRow[]): Promise<Map<number, number>> {
  const paid = await paidLinesOf(db, order, lines)
  return new Map(
    lines.map(({ position }) => {
      const own = paid.filter(({ item }) => item === lineItem(order.number, position))
      return [position, own.reduce((sum, { refunded }) => sum + refunded, 0)]
    }),
  )
}

/** Steps to which somebody gives a reason in their own words, or a waybill. */
const withReason: readonly string[] = [
  'reject',
  'back_to_paid',
  'back_to_processing',
  'grant_cancel',
  'correct_waybill',
]

async function timelineOf(db: Db, order_id: string): Promise<Seen['timeline']> {
  const steps = await listSteps(db, order_id)
  const ofStaff = ({ actor, actor_id }: (typeof steps)[number]) => (actor === 'staff' ? actor_id : null)
  const names = await staffNames(
    db,
    steps.flatMap((step) => ofStaff(step) ?? []),
  )
  return steps.map((step) => ({
    event: step.event,
    state: step.state,
    at: step.at.toISOString(),
    by_name: names.get(ofStaff(step) ?? '') ?? null,
    reason: withReason.includes(step.event) && ofStaff(step) && !isEndReason(step.reason) ? step.reason : null,
  }))
}

const nothing: Seen['can'] = {
  ...{ process: false, ship: false, correct_waybill: false, deliver: false, reject: false, answer: false },
  ...{ answer_problem: false, decide_problem: false },
}

async function abilitiesOf({ db, staff }: Ctx, order: OrderRow): Promise<Seen['can']> {
  const tracking = await trackingOf(db, { order_kind: 'souvenir', order_id: order.id })
  const has = (...roles: StaffRole[]) => staff.grants.some(({ role }) => roles.includes(role))
  const decide_problem = order.problem_at !== null && has('admin', 'finance') && isPlatform(staff)
  // Whoever only decides what goes back does not do the work of a store.
  if (!has('admin', 'store')) return { ...nothing, decide_problem }
  return {
    process: can(order, 'process'),
    ship: can(order, 'ship'),
    correct_waybill: can(order, 'correct_waybill') && tracking?.is_correctable === true,
    deliver: can(order, 'deliver') && mayDeliver(staff, tracking),
    reject: can(order, 'reject'),
    answer: can(order, 'grant_cancel'),
    answer_problem: order.problem_at !== null,
    decide_problem,
  }
}

/** A store earns by what is delivered: of a courier who is asked, it does not say so itself. */
const mayDeliver = (staff: Ctx['staff'], tracking: { courier_code: string | null } | undefined): boolean =>
  isPlatform(staff) || !tracking?.courier_code

/** Whoever works for all stores speaks as the platform. */
export const isPlatform = (staff: Ctx['staff']): boolean => scopesOf(staff).some(({ kind }) => kind === 'platform')

/** Refuses to a store what its courier, its buyer or the platform says. */
export async function mustDeliver({ db, staff }: Pick<Ctx, 'db' | 'staff'>, order_id: string): Promise<void> {
  const tracking = await trackingOf(db, { order_kind: 'souvenir', order_id })
  if (!mayDeliver(staff, tracking)) throw new Refusal(codes.souvenir_tracked)
}

/** One order as its store sees it. */
export async function orderFile(ctx: Ctx, desk: AtDesk): Promise<Seen> {
  const { db, language, ports } = ctx
  const { order, checkout, is_contact_hidden } = desk
  const [row] = await ordersAtDesk(db, [desk])
  if (!row) throw new Error('an order was not shown')
  const lines = await listLines(db, [order.id])
  const refunded = await refundedOf(db, order, lines)
  return {
    ...row,
    checkout_code: checkout.code,
    is_contact_hidden,
    buyer_phone: checkout.payer_phone,
    destination: destinationView(checkout),
    lines: lines.map((line) => lineView(line, { language, refunded })),
    weight_grams: order.weight_grams,
    etd: order.etd,
    paid_at: moment(order.paid_at),
    completes_at: moment(order.completes_at),
    cancel_request:
      order.state === 'cancel_requested' && order.cancel_reason
        ? { reason: order.cancel_reason, note: order.cancel_note }
        : null,
    end_reason: order.end_reason,
    timeline: await timelineOf(db, order.id),
    refunds: await refundStoryOf(db, ports, {
      order_id: checkout.id,
      items: itemsOfOrder({ number: order.number, lines }),
    }),
    can: await abilitiesOf(ctx, order),
    ...(await problemsAtDesk(db, order.id)),
  }
}

/** A step of an order of the own store; gives it as it is then. */
export async function stepAtDesk(ctx: StaffCtx<SouvenirPorts>, id: string, step: Step): Promise<Seen> {
  const { order } = await orderAtDesk(ctx, id)
  const { now, staff, audit } = ctx
  const after = await step.take(ctx.db, { order_id: id, staff_id: staff.id }, now)
  const { reason, facts } = step
  audit({
    thing: 'souvenir_order',
    thing_id: id,
    before: { code: order.code, state: order.state },
    after: { code: order.code, state: after.state, ...facts },
    ...(reason && { reason }),
  })
  return orderFile(ctx, await orderAtDesk(ctx, id))
}
