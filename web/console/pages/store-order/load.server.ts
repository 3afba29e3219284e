import { generatePath } from 'react-router'
import type { Output } from '#core/call.ts'
import { formatNumber, formatWeight } from '#core/format.ts'
import { newId } from '#core/ids.ts'
import type { Language } from '#core/messages.ts'
import { courierTextWithCode } from '#modules/shipping/rules/courier-words.ts'
import { packingSlip, seeStoreOrder } from '#modules/souvenir/contract.console.ts'
import { deskStateWords } from '#modules/souvenir/rules/desk-words.ts'
import { isEndReason } from '#modules/souvenir/rules/end-reasons.ts'
import { reasonWords } from '#modules/souvenir/rules/reason-words.ts'
import { type Context, pageOf } from '../../../api.server.ts'
import { dataOrNotFound } from '../../../softly.server.ts'
import { api } from '../../api.server.ts'
import { amountText, momentText, stepsOf } from '../../components/banks/file-text.ts'
import { eventWords, orderWords } from '../../components/stores/order-words.ts'
import { doneIn } from '../../form.server.ts'
import { tabTitle } from '../../shell.server.ts'
import { to } from '../../to.ts'
import { problemOf, shownProblem } from './problem.server.ts'
import { doneNames, words } from './words.ts'

type Order = Output<typeof seeStoreOrder>

function orderFacts(order: Order, language: Language) {
  const say = { ...orderWords(language), ...words(language) }
  return [
    { name: say.store, text: order.store_name },
    { name: say.buyer, text: order.buyer_name || '–' },
    { name: say.buyerPhone, text: order.buyer_phone || '–' },
    { name: say.goods, text: amountText(order.subtotal, language) },
    { name: say.shipping, text: amountText(order.shipping_cost, language) },
    { name: say.weight, text: formatWeight(order.weight_grams, language) },
    { name: say.courier, text: courierTextWithCode(order, language) || '–' },
    ...(order.waybill ? [{ name: say.waybill, text: order.waybill }] : []),
    { name: say.paid, text: momentText(order.paid_at, language) },
    ...(order.state === 'delivered' || order.completes_at
      ? [{ name: say.completes, text: momentText(order.completes_at, language) }]
      : []),
  ]
}

function destinationFacts({ destination }: Order, language: Language) {
  if (!destination) return []
  const say = words(language)
  const { street, subdistrict_name, city_name, province_name, postcode, note } = destination
  return [
    { name: say.recipient, text: destination.recipient_name },
    { name: say.phone, text: destination.phone_number },
    { name: say.address, text: [street, subdistrict_name, city_name, province_name, postcode].join(', ') },
    ...(note ? [{ name: say.note, text: note }] : []),
  ]
}

/** What runs against the store, or is wrong and waits for it. */
function clockOf({ state, due_at, is_waybill_unknown }: Order, { language, now }: { language: Language; now: Date }) {
  const say = words(language)
  if (is_waybill_unknown) return { title: say.waybillUnknown, text: say.waybillUnknownText, is_late: true }
  if (due_at === null) return undefined
  const when = momentText(due_at, language)
  const is_late = new Date(due_at) < now
  if (state === 'cancel_requested') return { title: say.answerBy(when), text: say.answerByText, is_late }
  return { title: state === 'paid' ? say.processBy(when) : say.shipBy(when), text: say.processByText, is_late }
}

const isEvent = (event: string): event is keyof ReturnType<typeof eventWords> => event in eventWords('id')

function refundSteps({ refunds }: Order, language: Language) {
  const say = words(language)
  return refunds.flatMap(({ amount, decided_at, account_given_at, sent_at, arrived_at, is_account_missing }) => {
    const sum = amountText(amount, language)
    return [
      { at: decided_at, text: say.refundDue(sum), reason: is_account_missing ? say.accountMissing : null },
      { at: account_given_at, text: say.accountGiven, reason: null },
      { at: sent_at, text: say.refundSent(sum), reason: null },
      { at: arrived_at, text: say.refundArrived, reason: null },
    ].flatMap(({ at, ...step }) => (at ? [{ at, by_name: null, ...step }] : []))
  })
}

function timelineOf(order: Order, language: Language) {
  const steps = order.timeline.map(({ event, state, ...step }) => ({
    ...step,
    text: isEvent(event) ? eventWords(language)[event] : deskStateWords(language)[state],
  }))
  const all = [...steps, ...refundSteps(order, language)]
  return stepsOf(
    all.toSorted((one, other) => one.at.localeCompare(other.at)),
    language,
  )
}

function linesOf({ lines }: Order, language: Language) {
  return lines.map((line) => ({
    key: String(line.position),
    name: line.name,
    variant: line.variant_name,
    price: amountText(line.price, language),
    quantity: formatNumber(line.quantity, language),
    sum: amountText(line.subtotal, language),
  }))
}

function endText({ end_reason }: Order, language: Language): string | undefined {
  if (end_reason === null) return undefined
  return isEndReason(end_reason) ? reasonWords(language)[end_reason] : end_reason
}

const wishOf = ({ cancel_request }: Order, language: Language) =>
  cancel_request && { reason: reasonWords(language)[cancel_request.reason], note: cancel_request.note ?? undefined }

export async function loadStoreOrder(context: Context, { id, url }: { id: string; url: URL }) {
  const { language, now } = pageOf(context)
  const order = await dataOrNotFound(api(context, seeStoreOrder, { id }))
  const done = doneIn(url.searchParams, doneNames)
  return {
    tab: tabTitle(context, order.code),
    code: order.code,
    crumbs: [
      { label: orderWords(language).title, href: to(language, '/store-orders') },
      { label: order.code, href: to(language, '/store-orders/:id', { id }) },
    ],
    state: order.state,
    state_text: deskStateWords(language)[order.state],
    clock: clockOf(order, { language, now }),
    problem: problemOf(order, language),
    earlierProblems: order.earlier_problems.map((one) => shownProblem(one, language)),
    wish: wishOf(order, language),
    end: endText(order, language),
    facts: orderFacts(order, language),
    destination: destinationFacts(order, language),
    lines: linesOf(order, language),
    timeline: timelineOf(order, language),
    courier: courierTextWithCode(order, language),
    is_contact_hidden: order.is_contact_hidden,
    // Rejecting takes a second look: the form is there once it was wanted.
    is_rejecting: url.searchParams.get('step') === 'reject',
    rejecting: `${to(language, '/store-orders/:id', { id })}?step=reject#reject`,
    here: to(language, '/store-orders/:id', { id }),
    can: order.can,
    waybill: order.waybill ?? '',
    is_waybill_unknown: order.is_waybill_unknown,
    key: newId(),
    slip: `${generatePath(packingSlip.path, { id })}?${new URLSearchParams({ language })}`,
    done: done && words(language)[`done_${done}`],
  }
}

export type ShownOrder = Awaited<ReturnType<typeof loadStoreOrder>>
