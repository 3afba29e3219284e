import type { Output } from '#core/call.ts'
import { formatDay, formatMoment, formatNumber, formatRupiah } from '#core/format.ts'
import type { Language } from '#core/messages.ts'
import { rupiah } from '#core/money.ts'
import type { latestOrder } from '#modules/orders/contract.ts'
import { orderWords } from './words.ts'

type Order = NonNullable<Output<typeof latestOrder>>

export const statusTones = {
  cart: 'warning',
  awaiting_payment: 'warning',
  in_progress: 'brand',
  completed: 'success',
  expired: 'neutral',
  cancelled: 'danger',
} as const

/** Where an order is taken up again: its checkout while it is a cart, the invoice after that. */
export const payPath = ({ id, product_id, invoice }: { id: string; product_id: string; invoice?: string }): string =>
  `/checkout/${id}/${product_id}${invoice ? `?${new URLSearchParams({ step: 'pay', invoice })}` : ''}`

/** The list an order is shown in, where what is still to be paid says more than the journey that goes on. */
type List = 'unpaid' | 'in_progress' | 'completed'

function statusOf({ status, is_overdue, next_payment }: Order, language: Language, list: List | undefined) {
  const say = orderWords(language)
  if (is_overdue) return { label: say.overdue, tone: 'danger' } as const
  if (list === 'unpaid' && status === 'in_progress' && next_payment) {
    return { label: say.balanceDue, tone: 'warning' } as const
  }
  return { label: say[status], tone: statusTones[status] }
}

/** An order in passing, in words. */
export function shownOrder(order: Order, language: Language, list?: List) {
  const say = orderWords(language)
  const { next_payment: next } = order
  const isCart = order.status === 'cart'
  const pay = isCart
    ? { label: say.continue, path: payPath({ id: order.id, product_id: order.product.id }) }
    : next && {
        label: say.payNow,
        path: payPath({ id: order.id, product_id: order.product.id, invoice: next.invoice_code }),
      }
  return {
    id: order.id,
    path: `/member/my-order/${order.id}`,
    name: order.product.name,
    picture_id: order.product.picture_id,
    picture_colour: order.product.picture_colour,
    code: say.code(order.code),
    status: statusOf(order, language, list),
    departs: formatDay(order.departs_on, language),
    people: say.people(formatNumber(order.participants, language)),
    total: money(order.total, language),
    due: dueOf(order, language),
    pay: pay && !order.is_overdue ? pay : undefined,
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
    text: tell(say[next.stage], formatMoment(new Date(next.due_at), language)),
    amount: money(next.amount, language),
    later: rest > 0 ? say.thenLeft(money(rest, language)) : undefined,
  }
}

export type ShownOrder = ReturnType<typeof shownOrder>
