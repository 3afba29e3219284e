import type { Output } from '#core/call.ts'
import { formatMoment, formatRupiah } from '#core/format.ts'
import type { Language } from '#core/messages.ts'
import { rupiah } from '#core/money.ts'
import { isUnpaid } from '#modules/payment/rules/outstanding.ts'
import { courierText } from '#modules/shipping/rules/courier-words.ts'
import { souvenirCheckout } from '#modules/souvenir/contract.ts'
import { invoiceStatus } from '#modules/souvenir/rules/invoice-status.ts'
import { api, type Context, pageOf } from '../../../api.server.ts'
import { statusTones } from '../../../components/orders/states.ts'
import { orderWords } from '../../../components/orders/words.ts'
import { destinationLines } from '../../../components/shop/destination.server.ts'
import { shownLines } from '../../../components/shop/order-lines.server.ts'
import { orderStateTones, orderStateWords } from '../../../components/shop/order-states.ts'
import { choosePaymentPath, shippingPath, storeOrderPath } from '../../../components/shop/paths.ts'
import { isUncharged } from '../../../components/shop/uncharged.ts'
import { dataOrNotFound } from '../../../softly.server.ts'
import type { AlertTone } from '../../../ui/alert.tsx'
import type { BadgeTone } from '../../../ui/badge.tsx'
import { shownAccount } from '../refund-account.server.ts'
import { words } from './words.ts'

type Checkout = Output<typeof souvenirCheckout>
type Order = Checkout['orders'][number]

const money = (amount: number, language: Language): string => formatRupiah(rupiah(amount), language)
const moment = (at: string, language: Language): string => formatMoment(new Date(at), language)

/** What was bought of one or several stores at once, with all its page shows. */
export async function loadSouvenirs(context: Context, id: string) {
  const { language, now } = pageOf(context)
  const checkout = await dataOrNotFound(api(context, souvenirCheckout, { id }))
  const { status, destination } = checkout
  const say = words(language)
  const names = orderWords(language)
  return {
    id,
    now: now.getTime(),
    head: { code: names.code(checkout.code), status: { label: names[status], tone: statusTones[status] } },
    notices: noticesOf(checkout, language),
    pay: status === 'awaiting_payment' ? payOf(checkout, language) : undefined,
    canCancel: status === 'awaiting_payment',
    refundAccount: checkout.refunded > 0 ? await shownAccount(context, id, language) : undefined,
    orders: checkout.orders.map((order) => shownOrder(order, language)),
    sums: sumsOf(checkout, language),
    invoice: invoiceOf(checkout, language),
    destination: destination ? destinationLines(destination) : undefined,
    say: {
      title: say.title,
      description: say.description,
      orders: say.orders,
      stores: say.stores,
      see: say.see,
      costs: say.costs,
      invoice: say.invoice,
      destination: say.destination,
      cancel: say.cancel,
      cancelText: say.cancelText,
      cancelYes: say.cancelYes,
      sending: say.sending,
      time: { timeLeft: say.timeLeft, timeOver: say.timeOver },
    },
  }
}

export type Souvenirs = Awaited<ReturnType<typeof loadSouvenirs>>

type Notice = { tone: AlertTone; title: string; text: string; action?: { label: string; path: string } }

function noticesOf({ status, refunded, orders }: Checkout, language: Language): Notice[] {
  const say = words(language)
  const action = { label: say.toShop, path: '/oleh-oleh' }
  const ended: Notice[] =
    status === 'expired' ? [{ tone: 'warning', title: say.expiredTitle, text: say.expiredText, action }] : []
  if (refunded === 0) return ended
  const text = orders.length > 1 && status === 'in_progress' ? say.refundText : ''
  return [...ended, { tone: 'info', title: say.refundTitle(money(refunded, language)), text }]
}

/** The next step of what is not paid: its couriers, or its invoice. */
function payOf({ id, invoice, pay_by }: Checkout, language: Language) {
  const say = words(language)
  const end = Date.parse(pay_by)
  if (!invoice || !isUnpaid(invoice)) {
    const text = say.heldUntil(moment(pay_by, language))
    return { title: say.shippingNext, amount: '', text, end, path: shippingPath(id), label: say.continue }
  }
  return {
    title: say.toPay,
    amount: money(invoice.amount, language),
    text: say.payBy(moment(pay_by, language)),
    end,
    path: choosePaymentPath(id, invoice.invoice_id),
    label: say.payNow,
  }
}

function shownOrder(order: Order, language: Language) {
  const say = words(language)
  const { partner_shipping: by, refunded } = order
  return {
    id: order.id,
    path: storeOrderPath(order.id),
    code: order.code,
    store: order.partner_store.name,
    status: { label: orderStateWords(language)[order.state], tone: orderStateTones[order.state] },
    lines: shownLines(order, language),
    courier: by ? say.courier(courierText(by, language), money(by.cost, language)) : say.noCourier,
    sum: isUncharged(order) ? say.uncharged : say.sum(money(order.total, language)),
    back: refunded > 0 ? say.back(money(refunded, language)) : undefined,
    next: order.state === 'paid' && order.process_by ? say.processBy(moment(order.process_by, language)) : undefined,
  }
}

function sumsOf({ goods, shipping, promo_code, discount, payment_fee, total, refunded }: Checkout, language: Language) {
  const say = words(language)
  const less = (amount: number) => `−${money(amount, language)}`
  return {
    rows: [
      { name: say.goods, value: money(goods, language) },
      { name: say.shipping, value: shipping === null ? say.notYet : money(shipping, language) },
      ...(promo_code === null
        ? []
        : [{ name: say.promo(promo_code), value: discount > 0 ? less(discount) : say.promoLater }]),
      { name: say.fee, value: money(payment_fee, language) },
      ...(refunded > 0 ? [{ name: say.refunded, value: less(refunded) }] : []),
    ],
    total: { name: say.total, value: money(total - refunded, language) },
  }
}

const invoiceTones: Record<ReturnType<typeof invoiceStatus>, BadgeTone> = {
  waiting: 'warning',
  paid: 'success',
  partly_refunded: 'warning',
  refunded: 'neutral',
  expired: 'neutral',
  void: 'neutral',
}

function invoiceOf({ id, invoice, refunded }: Checkout, language: Language) {
  if (!invoice) return undefined
  const say = words(language)
  const status = invoiceStatus({ ...invoice, refunded })
  return {
    code: invoice.invoice_code,
    pdf: {
      path: `/member/my-order/${id}/unduh/souvenirs.pdf`,
      label: invoice.paid_at ? say.receiptPdf : say.invoicePdf,
    },
    amount: money(invoice.amount, language),
    // Paid is what was paid; what came back of it stands with it.
    back: refunded > 0 && invoice.paid_at ? say.back(money(refunded, language)) : undefined,
    state: { label: status === 'refunded' ? say.refundedAll : say[status], tone: invoiceTones[status] },
    when: invoice.paid_at ? say.paidAt(moment(invoice.paid_at, language)) : say.due(moment(invoice.due_at, language)),
  }
}
