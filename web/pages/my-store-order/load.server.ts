import type { Output } from '#core/call.ts'
import { formatMoment, formatRupiah } from '#core/format.ts'
import { newSecret } from '#core/ids.ts'
import type { Language } from '#core/messages.ts'
import { rupiah } from '#core/money.ts'
import { courierText } from '#modules/shipping/rules/courier-words.ts'
import { cancelReasonsOf, souvenirOrder } from '#modules/souvenir/contract.ts'
import { api, type Context, pageOf } from '../../api.server.ts'
import { destinationLines } from '../../components/shop/destination.server.ts'
import { etdText } from '../../components/shop/etd.ts'
import { shownLines } from '../../components/shop/order-lines.server.ts'
import { orderStateTones, orderStateWords } from '../../components/shop/order-states.ts'
import { souvenirOrderPath, storePath } from '../../components/shop/paths.ts'
import { shownTracking } from '../../components/shop/tracking.server.ts'
import { isUncharged } from '../../components/shop/uncharged.ts'
import { dataOrNotFound } from '../../softly.server.ts'
import { problemsOf, reportOf } from './problem.server.ts'
import { eventWords, labels, refundWords, words } from './words.ts'

type Order = Output<typeof souvenirOrder>

const money = (amount: number, language: Language): string => formatRupiah(rupiah(amount), language)
const moment = (at: string, language: Language): string => formatMoment(new Date(at), language)

/** The order of one store: what happened to it, where its parcel is, and what its buyer can do. */
export async function loadStoreOrder(context: Context, id: string) {
  const { language } = pageOf(context)
  const order = await dataOrNotFound(api(context, souvenirOrder, { id }))
  const canSayWhy = order.can_cancel || order.can_withdraw
  const reasons = canSayWhy ? (await api(context, cancelReasonsOf, { id })).data : []
  const { partner_store: store, destination } = order
  return {
    id,
    whole: souvenirOrderPath(order.checkout.id),
    head: {
      store: store.name,
      path: storePath(store.slug),
      code: words(language).code(order.code),
      status: { label: orderStateWords(language)[order.state], tone: orderStateTones[order.state] },
    },
    isUnpaid: order.state === 'awaiting_payment',
    notices: noticesOf(order, language),
    lines: shownLines(order, language),
    sums: sumsOf(order, language),
    destination: destination ? destinationLines(destination) : undefined,
    timeline: timelineOf(order, language),
    tracking: order.tracking ? shownTracking(order.tracking, language, labels(language).unscanned) : undefined,
    canComplete: order.can_complete,
    endsReport: order.problem?.state === 'open',
    report: reportOf(order, language),
    problems: problemsOf(order, language),
    again: endedStates.some((state) => state === order.state) ? newSecret() : undefined,
    cancel: order.can_cancel
      ? { reasons: reasons.map(choiceOf), ticket: newSecret(), text: cancelText(order, language) }
      : undefined,
    request: order.can_withdraw
      ? { reasons: reasons.map(choiceOf), chosen: order.cancel_request?.reason, note: order.cancel_request?.note ?? '' }
      : undefined,
    reviews: order.to_review.map(({ id: item_id, slug, name }) => ({ id: item_id, slug, name })),
    stars: ['5', '4', '3', '2', '1'].map((value) => ({ value, label: words(language).star(value) })),
    say: labels(language),
  }
}

/** What calling it off does, said before anybody presses. */
function cancelText({ state, changes_invoice }: Order, language: Language): string {
  const say = labels(language)
  if (state !== 'awaiting_payment') return say.cancelPaid
  return changes_invoice ? `${say.cancelUnpaid} ${say.cancelChanges}` : say.cancelUnpaid
}

/** Over: what was in it may be wanted once more. */
const endedStates = ['completed', 'cancelled', 'rejected', 'expired']

export type StoreOrder = Awaited<ReturnType<typeof loadStoreOrder>>

const choiceOf = ({ reason, text }: { reason: string; text: string }) => ({ value: reason, label: text })

/** What its buyer has to know first: until when somebody has to do something, and what goes back. */
function noticesOf(order: Order, language: Language) {
  const say = words(language)
  const { state, process_by, ship_by, answer_by, completes_at, refunded, end_reason } = order
  const texts: { tone: 'info' | 'warning' | 'danger'; title: string; text?: string; path?: string; link?: string }[] =
    []
  if (state === 'paid' && process_by) texts.push({ tone: 'info', title: say.processBy(moment(process_by, language)) })
  if (state === 'processing' && ship_by) texts.push({ tone: 'info', title: say.shipBy(moment(ship_by, language)) })
  if ((state === 'shipped' || state === 'delivered') && completes_at)
    texts.push({ tone: 'info', title: say.completesAt(moment(completes_at, language)) })
  if (state === 'cancel_requested' && answer_by) {
    const text = say.answerBy(moment(answer_by, language))
    texts.push({ tone: 'warning', title: labels(language).requested, text })
  }
  if (state === 'rejected' || state === 'cancelled') {
    const text = end_reason ? say.reason(end_reason) : undefined
    texts.push({ tone: 'danger', title: orderStateWords(language)[state], ...(text && { text }) })
  }
  if (refunded > 0) {
    const isMissing = order.refunds.some(({ is_account_missing }) => is_account_missing)
    texts.push({
      tone: isMissing ? 'warning' : 'info',
      title: say.refunded(money(refunded, language)),
      text: isMissing ? labels(language).accountMissing : labels(language).refundWhere,
      path: `${souvenirOrderPath(order.checkout.id)}#refund-account`,
      link: isMissing ? labels(language).giveAccount : labels(language).seeRefund,
    })
  }
  return texts
}

const underWay: readonly Order['state'][] = ['awaiting_payment', 'paid', 'processing', 'shipped']

function sumsOf(order: Order, language: Language) {
  const label = labels(language)
  const { subtotal, partner_shipping: by, total, refunded } = order
  const saved = subtotal + (by?.cost ?? 0) - total
  const less = (amount: number) => `−${money(amount, language)}`
  const shipping = by
    ? [{ name: words(language).courier(courierText(by, language)), value: money(by.cost, language) }]
    : []
  return {
    rows: [
      { name: label.goods, value: money(subtotal, language) },
      ...shipping,
      ...(saved > 0 ? [{ name: label.promo, value: less(saved) }] : []),
      ...(refunded > 0 ? [{ name: label.back, value: less(refunded) }] : []),
    ],
    total: {
      name: label.total,
      value: isUncharged(order) ? label.uncharged : money(total - refunded, language),
    },
    etd: by && underWay.includes(order.state) ? etdText(by.etd, language) : '',
  }
}

/** What happened to the money that goes back, in line with all else that happened. */
function refundSteps({ refunds }: Order, language: Language) {
  const say = refundWords(language)
  return refunds.flatMap(({ amount, decided_at, account_given_at, sent_at, arrived_at, is_account_missing }) => {
    const sum = money(amount, language)
    return [
      { at: decided_at, text: say.due(sum), note: is_account_missing ? say.accountMissing : undefined },
      { at: account_given_at, text: say.accountGiven, note: undefined },
      { at: sent_at, text: say.sent(sum), note: undefined },
      { at: arrived_at, text: say.arrived, note: undefined },
    ].flatMap(({ at, text, note }) => (at ? [{ at, text, note }] : []))
  })
}

/** A correction says the numbers themselves; elsewhere it is somebody's reason. */
function noteOf(event: string, reason: string | null, language: Language): string | undefined {
  if (!reason) return undefined
  return event === 'correct_waybill' ? reason : words(language).reason(reason)
}

function timelineOf(order: Order, language: Language) {
  const say = eventWords(language)
  const isKnown = (event: string): event is keyof typeof say => Object.hasOwn(say, event)
  const textOf = (event: string, actor: string): string => {
    if (event.startsWith('back_to_')) return actor === 'member' ? say.withdrawn : say.declined
    return isKnown(event) ? say[event] : say.other
  }
  const steps = order.timeline.map(({ at, event, actor, reason }) => ({
    ...{ at, text: textOf(event, actor), note: noteOf(event, reason, language) },
  }))
  return [...steps, ...refundSteps(order, language)]
    .toSorted((one, other) => one.at.localeCompare(other.at))
    .toReversed()
    .map(({ at, text, note }, place) => ({
      ...{ key: `${at} ${place}`, at, when: moment(at, language), text, ...(note && { note }) },
    }))
}
