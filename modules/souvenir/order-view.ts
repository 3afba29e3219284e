import type { z } from 'zod'
import type { MemberCtx } from '#core/context.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { jakartaDate } from '#core/time.ts'
import { datedRulesOn } from '#modules/dated-rules/module.ts'
import { reviewedOf } from '#modules/merchandise/module.ts'
import { type PaymentPorts, refundStoryOf } from '#modules/payment/module.ts'
import { type CheckoutFacts, checkoutFacts, ownCheckout } from './checkout/load.ts'
import { problemViews } from './problem-view.ts'
import { cancelReasons } from './rules/cancel-reasons.ts'
import { isEndReason } from './rules/end-reasons.ts'
import { itemsOfOrder } from './rules/lines.ts'
import { missingFrom, reportableKinds } from './rules/problem.ts'
import { reasonWords } from './rules/reason-words.ts'
import type { orderDetail } from './shapes.ts'
import { findCheckoutOfMyOrder, listSteps, type OrderRow, wasRefused } from './store.ts'
import { trackingView } from './tracking-view.ts'
import { can } from './transition.ts'
import { destinationView, orderView } from './view.ts'

type Ctx = Pick<MemberCtx, 'db' | 'now' | 'tenant' | 'user' | 'language'>
type SeeingCtx = Ctx & { ports: PaymentPorts }
type Detail = z.output<typeof orderDetail>
type Step = Awaited<ReturnType<typeof listSteps>>[number]

/** The checkout of an order that is the caller's own, or not found. */
export async function checkoutOfOwn({ db, tenant, user }: Ctx, id: string): Promise<string> {
  const checkout_id = await findCheckoutOfMyOrder(db, { tenant_id: tenant.id, user_id: user.id, id })
  if (!checkout_id) throw new Refusal(codes.not_found)
  return checkout_id
}

const iso = (moment: Date | null): string | null => moment?.toISOString() ?? null

const writtenEvents = ['reject', 'grant_cancel', 'back_to_paid', 'back_to_processing', 'correct_waybill']

/** Whatever was written by a person, and what we say for those that nobody wrote; the rest is for the books. */
function reasonOf({ event, actor, reason }: Step, { language }: Ctx): string | null {
  const say = reasonWords(language)
  const code = cancelReasons.find((one) => one === reason)
  if (code) return say[code]
  if (isEndReason(reason)) return say[reason]
  const isWritten = actor === 'staff' && writtenEvents.includes(event)
  return isWritten && reason !== '' ? reason : null
}

async function problemOf({ db, now }: Ctx, order: OrderRow) {
  const { souvenir_not_arrived_days: days } = await datedRulesOn(db, jakartaDate(now))
  const can_report = reportableKinds(order, days, now)
  const isEarly = order.state === 'shipped' && can_report.length > 0 && !can_report.includes('not_arrived')
  return {
    ...(await problemViews(db, order.id)),
    can_report,
    missing_from: isEarly && order.shipped_at ? missingFrom(order.shipped_at, days).toISOString() : null,
  }
}

async function toReview({ db }: Ctx, order: OrderRow, items: Detail['items']): Promise<Detail['to_review']> {
  if (order.state !== 'completed') return []
  const reviewed = await reviewedOf(db, order.id)
  const open = items.map(({ item }) => item).filter(({ id }) => !reviewed.has(id))
  return [...new Map(open.map((item) => [item.id, item])).values()]
}

/** The order of one store, with all that happened to it, as its buyer reads it. */
export async function showOrder(ctx: SeeingCtx, id: string): Promise<Detail> {
  const checkout = await ownCheckout(ctx, await checkoutOfOwn(ctx, id))
  return detailOf(ctx, await checkoutFacts(ctx.db, checkout, ctx.now), id)
}

const waitsBeside = (id: string) => (other: OrderRow) => other.id !== id && other.state === 'awaiting_payment'

async function detailOf(ctx: SeeingCtx, facts: CheckoutFacts, id: string): Promise<Detail> {
  const order = facts.orders.find((one) => one.id === id)
  if (!order) throw new Error(`souvenir order ${id} is not in its checkout`)
  const { checkout } = facts
  const view = orderView(facts, order, ctx.language)
  const { cancel_reason, cancel_note, end_reason } = order
  return {
    ...view,
    checkout: { id: checkout.id, code: checkout.code },
    destination: destinationView(checkout),
    created_at: order.created_at.toISOString(),
    pay_by: checkout.pay_by.toISOString(),
    process_by: iso(order.process_by),
    ship_by: iso(order.ship_by),
    answer_by: iso(order.answer_by),
    completes_at: iso(order.completes_at),
    cancel_request: cancel_reason && { reason: cancel_reason, note: cancel_note },
    end_reason: end_reason && isEndReason(end_reason) ? reasonWords(ctx.language)[end_reason] : end_reason,
    timeline: (await listSteps(ctx.db, id)).map((step) => ({
      ...{ at: step.at.toISOString(), event: step.event, state: step.state, actor: step.actor },
      reason: reasonOf(step, ctx),
    })),
    refunds: await refundStoryOf(ctx.db, ctx.ports, {
      order_id: checkout.id,
      items: itemsOfOrder({ number: order.number, lines: view.items }),
    }),
    tracking: await trackingView(ctx.db, { order_kind: 'souvenir', order_id: order.id }),
    can_cancel: can(order, 'drop') || (can(order, 'request_cancel') && !(await wasRefused(ctx.db, id))),
    changes_invoice: can(order, 'drop') && facts.invoice !== undefined && facts.orders.some(waitsBeside(id)),
    can_withdraw: can(order, 'change_request'),
    can_complete: can(order, 'complete'),
    ...(await problemOf(ctx, order)),
    to_review: await toReview(ctx, order, view.items),
  }
}
