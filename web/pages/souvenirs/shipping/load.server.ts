import { redirect } from 'react-router'
import type { Output, Sent } from '#core/call.ts'
import { isCallFailure } from '#core/client.ts'
import { formatMoment, formatRupiah, formatWeight } from '#core/format.ts'
import { newSecret } from '#core/ids.ts'
import type { Language } from '#core/messages.ts'
import { rupiah } from '#core/money.ts'
import { codes } from '#core/refusal-codes.ts'
import { listAddresses } from '#modules/shipping/contract.ts'
import { courierText, isKnownService } from '#modules/shipping/rules/courier-words.ts'
import { shippingMethods, souvenirCheckout } from '#modules/souvenir/contract.ts'
import { api, type Context, pageOf } from '../../../api.server.ts'
import { destinationLines } from '../../../components/shop/destination.server.ts'
import { etdText } from '../../../components/shop/etd.ts'
import { shownLines } from '../../../components/shop/order-lines.server.ts'
import { choosePaymentPath, shippingPath, souvenirOrderPath } from '../../../components/shop/paths.ts'
import { promoChoice } from '../../../components/shop/promos.server.ts'
import { stepsWords } from '../../../components/shop/steps-words.ts'
import { dataOrNotFound } from '../../../softly.server.ts'
import { inLanguage } from '../../../to.ts'
import { labels, words } from './words.ts'

type Checkout = Output<typeof souvenirCheckout>
type Order = Checkout['orders'][number]
type Book = Output<typeof listAddresses>['items']
type Method = Output<typeof shippingMethods>['methods'][number]

const money = (amount: number, language: Language): string => formatRupiah(rupiah(amount), language)

/** A checkout that nobody has paid: where its parcels go, and with whom. What is over has its page among the orders. */
export async function loadShipping(context: Context, id: string, url: URL) {
  const { language, now } = pageOf(context)
  const checkout = await dataOrNotFound(api(context, souvenirCheckout, { id }))
  if (checkout.status !== 'awaiting_payment') throw redirect(inLanguage(language, souvenirOrderPath(id)))
  const book = (await api(context, listAddresses, {})).data.items
  const address = addressOf(book, checkout, url.searchParams.get('address'))
  const unpaid = checkout.orders.filter(({ state }) => state === 'awaiting_payment')
  const stores = await Promise.all(
    unpaid.map((order) => storeOf(context, order, { checkout, address_id: address?.id })),
  )
  const path = shippingPath(id)
  const back = inLanguage(language, `${path}?address=active`)
  return {
    path,
    hold: {
      end: Date.parse(checkout.pay_by),
      now: now.getTime(),
      until: words(language).until(formatMoment(new Date(checkout.pay_by), language)),
    },
    /** Where the address is copied already, it is shown as it was copied. */
    destination: destinationOf(checkout, address),
    address_id: address?.id,
    addresses: checkout.can_change_shipping
      ? book.map((one) => ({ id: one.id, label: one.label, ...destinationLines(one) }))
      : [],
    addAddress: `/member/my-address?${new URLSearchParams({ edit: 'new', return: back })}`,
    stores,
    canChange: checkout.can_change_shipping,
    goesOn: checkout.invoice ? choosePaymentPath(id, checkout.invoice.invoice_id) : undefined,
    sums: sumsOf(checkout, language),
    promo: checkout.can_change_shipping ? await promoChoice(context, promoOf(checkout)) : undefined,
    ticket: newSecret(),
    steps: stepsWords(language),
    say: labels(language),
  }
}

export type Shipping = Awaited<ReturnType<typeof loadShipping>>
export type ShippedStore = Shipping['stores'][number]

/** The one that the address of the page names, else the one chosen before, else the active one. */
function addressOf(book: Book, { destination }: Checkout, wish: string | null): Book[number] | undefined {
  const active = book.find(({ is_active }) => is_active)
  const named = wish === 'active' ? active : book.find(({ id }) => id === wish)
  return named ?? book.find(({ id }) => id === destination?.address_id) ?? active
}

function destinationOf({ destination, can_change_shipping }: Checkout, address: Book[number] | undefined) {
  const shown = can_change_shipping ? (address ?? destination) : (destination ?? address)
  return shown ? destinationLines(shown) : undefined
}

type Place = { checkout: Checkout; address_id: string | undefined }

async function storeOf(context: Context, order: Order, { checkout, address_id }: Place) {
  const { language } = pageOf(context)
  const say = words(language)
  const { partner_store: store, partner_shipping: chosen } = order
  const input = { merchandise_id: checkout.id, partner_store_id: store.id, ...(address_id && { address_id }) }
  const isOpen = checkout.can_change_shipping && address_id !== undefined
  const { methods, problem } = isOpen ? await ratesOf(context, input) : { methods: [], problem: undefined }
  const isSame = checkout.destination?.address_id === address_id
  const current = methods.find((one) => isSame && one.courier === chosen?.courier && one.service === chosen.service)
  const weight = formatWeight(order.weight_grams, language)
  return {
    id: store.id,
    name: store.name,
    parcel: say.parcel(store.city, weight),
    lines: shownLines(order, language),
    question: say.method(store.name),
    methods: methods.map((method) => methodOf(method, language)),
    problem,
    chosen: keyOf(current ?? methods[0]),
    /** What is settled, where it can no longer be changed. */
    settled: chosen ? { name: courierText(chosen, language), cost: money(chosen.cost, language) } : undefined,
  }
}

const keyOf = (method: Pick<Method, 'courier' | 'service'> | undefined): string =>
  method ? `${method.courier}:${method.service}` : ''

const methodOf = (method: Method, language: Language) => ({
  value: keyOf(method),
  label: courierText(method, language),
  // What its name says already is not said again.
  hint: [isKnownService(method) ? '' : method.description, etdText(method.etd, language)].filter(Boolean).join(' · '),
  amount: method.cost,
  aside: money(method.cost, language),
})

const expected: readonly string[] = [codes.rates_unavailable, codes.place_not_served, codes.address_missing]

/** What couriers ask; where none can be had, why, and never a parcel for nothing. */
async function ratesOf(context: Context, input: Sent<typeof shippingMethods>) {
  try {
    return { methods: (await api(context, shippingMethods, input)).data.methods, problem: undefined }
  } catch (error) {
    if (!isCallFailure(error) || !expected.includes(error.code)) throw error
    return { methods: [], problem: error.message }
  }
}

const promoOf = ({ promo_code, shipping_promo, discount }: Checkout) =>
  promo_code === null ? undefined : { code: promo_code, discount: shipping_promo ? 0 : discount }

/** What is known before a courier is chosen; the page adds what is chosen on it. */
function sumsOf(checkout: Checkout, language: Language) {
  const { goods, discount, payment_fee, promo_code, shipping_promo } = checkout
  return {
    goods,
    fee: payment_fee,
    discount: shipping_promo ? 0 : discount,
    /** What is taken off the couriers that are chosen on the page. */
    shippingPromo: shipping_promo,
    promo: promo_code === null ? undefined : words(language).promo(promo_code),
    settled: checkout.can_change_shipping
      ? undefined
      : { shipping: checkout.shipping ?? 0, discount, total: checkout.total },
  }
}
