import type { z } from 'zod'
import { formatMoment, formatNumber, formatRupiah } from '#core/format.ts'
import type { Language } from '#core/messages.ts'
import { rupiah } from '#core/money.ts'
import { type Block, frameOf, type Row, type Sheet } from '#core/sheet.ts'
import type { Tenant } from '#core/tenant.ts'
import { formatMomentIn } from '#core/zoned-moment.ts'
import { methodById } from '#modules/payment/rules/methods.ts'
import { terbilang } from '#modules/payment/rules/terbilang.ts'
import { courierText } from '#modules/shipping/rules/courier-words.ts'
import type { CheckoutFacts } from './checkout/load.ts'
import { invoiceWords } from './invoice-words.ts'
import { invoiceStatus } from './rules/invoice-status.ts'
import { countedOrders } from './rules/sums.ts'
import type { checkoutDetail } from './shapes.ts'

type Reader = { language: Language; tenant: Tenant }
type Invoice = NonNullable<CheckoutFacts['invoice']>
type Billed = { facts: CheckoutFacts; invoice: Invoice; checkout: z.output<typeof checkoutDetail> }
type Order = Billed['checkout']['orders'][number]

const money = (amount: number, language: Language): string => formatRupiah(rupiah(amount), language)
const stampTones = {
  waiting: 'open',
  paid: 'good',
  partly_refunded: 'open',
  refunded: 'bad',
  expired: 'bad',
  void: 'bad',
} as const

/** What is to be paid for souvenirs, or was: an invoice until then, a receipt after, with what came back of it. */
export function invoiceSheet(billed: Billed, reader: Reader): Sheet {
  const { invoice, checkout } = billed
  const { language } = reader
  const say = invoiceWords(language)
  const { state, amount } = invoice
  const status = invoiceStatus({ state, amount, refunded: checkout.refunded })
  const next = { waiting: say.waitingNote, paid: '', expired: say.endedNote, void: say.endedNote }[state]
  return {
    ...frameOf(reader),
    title: state === 'paid' ? say.receipt : say.invoice,
    subtitle: say.subtitle,
    number: { label: say.invoiceCode, value: invoice.code },
    stamp: { text: say[status], tone: stampTones[status] },
    blocks: [
      factsBlock(billed, language),
      ...ordersOf(billed).map((order) => orderBlock(order, language)),
      sumsBlock(checkout, language),
      ...spelled(invoice, language),
      { kind: 'note', text: `${say.unsignedNote} ${next}`.trim() },
    ],
  }
}

/** What the invoice asks for: not what was taken out before anybody paid. */
function ordersOf({ facts, checkout }: Billed): Order[] {
  const counted = new Set(countedOrders(facts.orders).map(({ id }) => id))
  return checkout.orders.filter(({ id }) => counted.has(id))
}

/** An amount in words is an Indonesian custom, in Indonesian words. */
const spelled = ({ amount }: Invoice, language: Language): Block[] =>
  language === 'id'
    ? [{ kind: 'facts', rows: [{ label: invoiceWords(language).inWords, value: terbilang(rupiah(amount)) }] }]
    : []

function paymentRows({ paid_by, due_at }: Invoice, language: Language): Row[] {
  const say = invoiceWords(language)
  if (!paid_by?.paid_at) return [{ label: say.dueOn, value: formatMoment(due_at, language) }]
  return [
    { label: say.paidOn, value: formatMomentIn(paid_by.paid_at, language, paid_by.timezone) },
    { label: say.method, value: methodById(paid_by.method_id)?.name ?? paid_by.method_code },
    { label: say.paymentNumber, value: paid_by.payment_number },
  ]
}

function factsBlock({ facts, invoice, checkout }: Billed, language: Language): Block {
  const say = invoiceWords(language)
  const { payer_name, payer_email, payer_phone } = facts.checkout
  const to = checkout.destination
  const place = to && [to.recipient_name, to.street, to.subdistrict_name, to.city_name, to.postcode].join(', ')
  return {
    kind: 'facts',
    rows: [
      {
        label: invoice.state === 'paid' ? say.receivedFrom : say.billedTo,
        value: [payer_name, payer_email, payer_phone].join(' · '),
      },
      { label: say.orderCode, value: checkout.code },
      ...(place ? [{ label: say.destination, value: place }] : []),
      { label: say.issuedOn, value: formatMoment(invoice.created_at, language) },
      ...paymentRows(invoice, language),
    ],
  }
}

/** What its store or its buyer called off says so. */
function titleOf({ code, state, partner_store: { name } }: Order, language: Language): string {
  const ended = state === 'rejected' || state === 'cancelled' ? [invoiceWords(language)[state]] : []
  return [name, code, ...ended].join(' · ')
}

function orderBlock(order: Order, language: Language): Block {
  const { items, partner_shipping: by, refunded } = order
  const say = invoiceWords(language)
  const shipping = by ? [[say.shippingBy(courierText(by, language)), '', '', money(by.cost, language)]] : []
  return {
    kind: 'table',
    title: titleOf(order, language),
    columns: [
      { label: say.item, share: 4 },
      { label: say.quantity, share: 1, align: 'right' },
      { label: say.price, share: 2, align: 'right' },
      { label: say.amount, share: 2, align: 'right' },
    ],
    rows: [
      ...items.map(({ item, variant_name, quantity, price, subtotal }) => [
        [item.name, variant_name].filter(Boolean).join(', '),
        formatNumber(quantity, language),
        money(price, language),
        money(subtotal, language),
      ]),
      ...shipping,
      ...(refunded > 0 ? [[say.goesBack, '', '', money(-refunded, language)]] : []),
    ],
  }
}

function sumsBlock(
  { goods, shipping, discount, payment_fee, total, refunded }: Billed['checkout'],
  language: Language,
) {
  const say = invoiceWords(language)
  const row = (label: string, amount: number) => ({ label, value: money(amount, language) })
  const block: Block = {
    kind: 'sums',
    rows: [
      row(say.goods, goods),
      row(say.shipping, shipping ?? 0),
      ...(discount > 0 ? [row(say.discount, -discount)] : []),
      ...(payment_fee > 0 ? [row(say.fee, payment_fee)] : []),
      { ...row(say.total, total), is_strong: true },
      ...(refunded > 0 ? [row(say.goesBack, -refunded), row(say.remains, total - refunded)] : []),
    ],
  }
  return block
}
