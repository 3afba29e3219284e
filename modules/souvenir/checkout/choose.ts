import { isDeepStrictEqual } from 'node:util'
import type { Input, Output } from '#core/call.ts'
import { asOneNews } from '#core/channel.ts'
import type { Db, MemberCtx } from '#core/context.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { isBeingPaid, lockInvoicesOf, voidInvoices } from '#modules/payment/module.ts'
import { isUnpaid } from '#modules/payment/rules/outstanding.ts'
import type * as contract from '../contract.ts'
import { tellChanged } from '../events.ts'
import type { SouvenirPorts } from '../ports.ts'
import { canChangeShipping, mostInvoices } from '../rules/sums.ts'
import { type CheckoutRow, changeCheckout, lockCheckout, type OrderRow, setShipping } from '../store.ts'
import { checkoutView } from '../view.ts'
import { invoiceWhenReady } from './invoice.ts'
import { checkoutFacts, orderOfStore, ownCheckout } from './load.ts'
import { destinationFor, frozenAddress, ratesFor } from './rates.ts'

type Call = typeof contract.chooseShipping
type Destination = NonNullable<CheckoutRow['destination']>
type Shipping = Parameters<typeof setShipping>[2]
type Choice = { checkout_id: string; order_id: string; destination: Destination; shipping: Shipping }

const none = { courier: null, courier_name: null, service: null, etd: null, shipping_cost: null }

/** Courier and service for the parcel of one store, whether for the first time or anew. Couriers are asked while nothing is locked. */
export async function chooseFor(ctx: MemberCtx<SouvenirPorts>, input: Input<Call>): Promise<Output<Call>> {
  const { db, now } = ctx
  const checkout = await ownCheckout(ctx, input.merchandise_id)
  const { order, store } = await orderOfStore(db, checkout.id, input.partner_store_id, now)
  const address = await destinationFor(ctx, checkout, input.address_id)
  const parcel = { origin: store.origin, destination: address.region, grams: order.weight_grams }
  const rates = await ratesFor(ctx, parcel)
  const rate = rates.find(({ courier, service }) => courier === input.courier && service === input.service)
  if (!rate) throw new Refusal(codes.shipping_not_offered)
  const { courier, courier_name, service, etd, cost } = rate
  const shipping = { courier, courier_name, service, etd, shipping_cost: cost }
  const choice = { checkout_id: checkout.id, order_id: order.id, destination: frozenAddress(address), shipping }
  await db.transaction((tx) => asOneNews(tx, () => choose(tx, choice, now)))
  return checkoutView(await checkoutFacts(db, await ownCheckout(ctx, checkout.id), now), ctx)
}

async function choose(db: Db, { checkout_id, order_id, destination, shipping }: Choice, now: Date): Promise<void> {
  const invoices = await lockInvoicesOf(db, checkout_id)
  const locked = await lockCheckout(db, checkout_id)
  const order = locked?.orders.find(({ id }) => id === order_id)
  const is_being_paid = await isBeingPaid(db, checkout_id)
  if (!locked || !canChangeShipping({ ...locked, is_being_paid }, now)) throw new Refusal(codes.shipping_closed)
  if (order?.state !== 'awaiting_payment') throw new Refusal(codes.shipping_closed)
  const isElsewhere = !isSamePlace(locked.checkout.destination, destination)
  // A corrected street or phone costs nothing else: the invoice stays, the parcel goes where the address says now.
  if (!isDeepStrictEqual(locked.checkout.destination, destination))
    await changeCheckout(db, checkout_id, { destination })
  if (!isElsewhere && isSame(order, shipping) && invoices.some(isUnpaid)) return
  if (invoices.length >= mostInvoices) throw new Refusal(codes.shipping_closed)
  const next = locked.orders.map((one) => shippedBy(one, { order_id, shipping, isElsewhere }))
  for (const one of next) await setShipping(db, one.id, shippingOf(one))
  await voidInvoices(db, { order_id: checkout_id, actor: 'house', reason: 'shipping chosen anew' }, now)
  await invoiceWhenReady(db, locked.checkout, next, now)
  await tellChanged(db, { checkout_id, now })
}

/** For couriers: what they ask does not depend on the street. */
const isSamePlace = (was: Destination | null, is: Destination): boolean =>
  was?.address_id === is.address_id && was.region.subdistrict_id === is.region.subdistrict_id

const isSame = (was: Shipping, is: Shipping): boolean =>
  was.courier === is.courier && was.service === is.service && was.shipping_cost === is.shipping_cost

type Anew = { order_id: string; shipping: Shipping; isElsewhere: boolean }

/** To another place every store asks another price. */
function shippedBy(order: OrderRow, { order_id, shipping, isElsewhere }: Anew): OrderRow {
  if (order.id === order_id) return { ...order, ...shipping }
  return isElsewhere && order.state === 'awaiting_payment' ? { ...order, ...none } : order
}

const shippingOf = ({ courier, courier_name, service, etd, shipping_cost }: OrderRow): Shipping => ({
  courier,
  courier_name,
  service,
  etd,
  shipping_cost,
})
