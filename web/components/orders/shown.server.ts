import type { Output } from '#core/call.ts'
import { formatDay, formatMoment, formatNumber, formatRupiah } from '#core/format.ts'
import type { Language } from '#core/messages.ts'
import { rupiah } from '#core/money.ts'
import { formatMomentIn } from '#core/zoned-moment.ts'
import type { latestOrder } from '#modules/orders/contract.ts'
import { orderKinds, orderPage } from '#modules/payment/rules/order-kinds.ts'
import { checkoutPath } from '../checkout/place.ts'
import { namedState, statusTones } from './states.ts'
import { orderWords } from './words.ts'

type Order = NonNullable<Output<typeof latestOrder>>

/** Where an order is taken up again: its checkout while it is a cart, the invoice after that. */
export const payPath = ({ id, product_id, invoice, is_private = false }: Payable): string =>
  checkoutPath({ booking_id: id, product_id, is_private }, invoice ? { step: 'pay', invoice } : {})
type Payable = { id: string; product_id: string; invoice?: string; is_private?: boolean }

/** The list an order is shown in, where what is still to be paid says more than the journey that goes on. */
type List = 'unpaid' | 'in_progress' | 'completed'

/** Ordered, and nothing to pay: a bank is asked first, and its application has a page of its own. */
const isFinancing = ({ kind, status, next_payment }: Order): boolean =>
  kind === 'booking' && status === 'awaiting_payment' && !next_payment

function statusOf(order: Order, language: Language, list: List | undefined) {
  const { is_overdue, next_payment } = order
  const status = namedState(order)
  const say = orderWords(language)
  if (isFinancing(order)) return { label: say.financing, tone: 'brand' } as const
  if (is_overdue) return { label: say.overdue, tone: 'danger' } as const
  if (list === 'unpaid' && status === 'in_progress' && next_payment) {
    return { label: say.balanceDue, tone: 'warning' } as const
  }
  return { label: say[status], tone: statusTones[status] }
}

const pageOf = ({ kind, id }: Order): string => orderPage({ order_kind: kind, order_id: id })

/** What is left to do, and where: on the steps of its checkout, or on its own page where it has none. */
function payOf(order: Order, language: Language) {
  const say = orderWords(language)
  const { id, kind, status, product, next_payment: next } = order
  if (isFinancing(order)) return { label: say.seeApplication, path: `/loan-applicant-form/${id}/${product.id}` }
  const { has_checkout } = orderKinds[kind]
  // Without a checkout of its own, an order may want something else before it has an invoice.
  if (!has_checkout && status === 'awaiting_payment' && !next) return { label: say.continue, path: pageOf(order) }
  if (order.is_overdue || (status !== 'cart' && !next)) return undefined
  const label = status === 'cart' ? say.continue : say.payNow
  if (!has_checkout) return { label, path: pageOf(order) }
  const invoice = status === 'cart' ? undefined : next?.invoice_code
  const is_private = order.category === 'private-umroh'
  return { label, path: payPath({ id, product_id: product.id, is_private, ...(invoice && { invoice }) }) }
}

/** An order in passing, in words. */
export function shownOrder(order: Order, language: Language, list?: List) {
  const say = orderWords(language)
  const count = formatNumber(order.participants, language)
  return {
    id: order.id,
    path: pageOf(order),
    name: order.product.name,
    picture_id: order.product.picture_id,
    picture_colour: order.product.picture_colour,
    code: say.code(order.code),
    status: statusOf(order, language, list),
    departs: order.departs_on ? formatDay(order.departs_on, language) : undefined,
    quantity: { of: orderKinds[order.kind].quantity, text: say[orderKinds[order.kind].quantity](count) },
    total: money(order.total, language),
    due: dueOf(order, language),
    pay: payOf(order, language),
  }
}

const money = (amount: number, language: Language): string => formatRupiah(rupiah(amount), language)

/** What is to be paid next, by when, and what is left after that. */
function dueOf({ hold_expires_at: hold, next_payment: next, due_amount, is_overdue }: Order, language: Language) {
  const say = orderWords(language)
  if (hold) return { text: say.heldUntil(formatMoment(new Date(hold), language)), amount: undefined, later: undefined }
  if (!next) return undefined
  const tell = is_overdue ? say.wasDue : say.payBefore
  const rest = due_amount - next.amount
  return {
    text: tell(say[next.stage], formatMomentIn(new Date(next.due_at), language, next.timezone ?? undefined)),
    amount: money(next.amount, language),
    later: rest > 0 ? say.thenLeft(money(rest, language)) : undefined,
  }
}

export type ShownOrder = ReturnType<typeof shownOrder>
