import type { Db, MemberCtx } from '#core/context.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { jakartaDate } from '#core/time.ts'
import { datedRulesOn } from '#modules/dated-rules/module.ts'
import { offersOf } from '#modules/merchandise/module.ts'
import { invoicesOf, isBeingPaid, linesOf } from '#modules/payment/module.ts'
import { findPromo } from '#modules/promo/module.ts'
import { type CheckoutRow, findMyCheckout, listLines, listOrders } from '../store.ts'

type Ctx = Pick<MemberCtx, 'db' | 'tenant' | 'user'>

/** A member's own checkout, or not found. */
export async function ownCheckout({ db, tenant, user }: Ctx, id: string): Promise<CheckoutRow> {
  const checkout = await findMyCheckout(db, { tenant_id: tenant.id, user_id: user.id, id })
  if (!checkout) throw new Refusal(codes.not_found)
  return checkout
}

/** The order of one store within a checkout, with its lines and what its store is called now. */
export async function orderOfStore(db: Db, checkout_id: string, store_id: string, now: Date) {
  const order = (await listOrders(db, [checkout_id])).find((one) => one.store_id === store_id)
  if (!order) throw new Refusal(codes.not_found)
  const [line] = await listLines(db, [order.id])
  const [offer] = line ? await offersOf(db, [line.variant_id], jakartaDate(now)) : []
  if (!offer) throw new Error(`souvenir order ${order.id} is of nothing`)
  return { order, store: offer.store }
}

/** The invoice of a checkout that stands, with its lines; those taken back stand no more. */
async function standingInvoice(db: Db, checkout_id: string) {
  const all = (await invoicesOf(db, [checkout_id])).get(checkout_id) ?? []
  const invoice = all.findLast(({ state }) => state !== 'void')
  return invoice && { ...invoice, lines: await linesOf(db, [invoice.id]) }
}

/** All that is shown of a checkout. */
export async function checkoutFacts(db: Db, checkout: CheckoutRow, now: Date) {
  const today = jakartaDate(now)
  // One after the other: inside a transaction there is one connection.
  const orders = await listOrders(db, [checkout.id])
  const lines = await listLines(
    db,
    orders.map(({ id }) => id),
  )
  const offers = await offersOf(
    db,
    lines.map(({ variant_id }) => variant_id),
    today,
  )
  const invoice = await standingInvoice(db, checkout.id)
  const is_being_paid = await isBeingPaid(db, checkout.id)
  const { souvenir_payment_fee } = await datedRulesOn(db, today)
  const { promo_id, tenant_id } = checkout
  const promo = promo_id ? await findPromo(db, { tenant_id, id: promo_id }) : undefined
  return { checkout, orders, lines, offers, invoice, is_being_paid, promo, payment_fee: souvenir_payment_fee }
}

export type CheckoutFacts = Awaited<ReturnType<typeof checkoutFacts>>
