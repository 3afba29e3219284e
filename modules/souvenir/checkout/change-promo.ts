import { asOneNews } from '#core/channel.ts'
import type { Db, MemberCtx } from '#core/context.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { isBeingPaid, lockInvoicesOf, voidInvoices } from '#modules/payment/module.ts'
import { lockPromos, promoOfCode, releasePromo } from '#modules/promo/module.ts'
import { tellChanged } from '../events.ts'
import type { SouvenirPorts } from '../ports.ts'
import { canChangeShipping, mostInvoices } from '../rules/sums.ts'
import { type CheckoutRow, changeCheckout, lockCheckout, type OrderRow } from '../store.ts'
import { checkoutView } from '../view.ts'
import { invoiceWhenReady } from './invoice.ts'
import { checkoutFacts, ownCheckout } from './load.ts'
import { type TakenPromo, takeFor } from './promo.ts'

type Ctx = MemberCtx<SouvenirPorts>
type Locked = { checkout: CheckoutRow; orders: OrderRow[] }

/** Puts the promo of a code on a checkout in place of any other, or takes off the one it has. Wrong codes are counted before anything is locked. */
export async function changePromo(ctx: Ctx, { merchandise_id, code }: { merchandise_id: string; code?: string }) {
  const { db, now } = ctx
  const { id } = await ownCheckout(ctx, merchandise_id)
  const promo = code === undefined ? undefined : await promoOfCode(ctx, code)
  await db.transaction((tx) => asOneNews(tx, () => change(ctx, tx, { id, promo })))
  return checkoutView(await checkoutFacts(db, await ownCheckout(ctx, id), now), ctx)
}

async function change(ctx: Ctx, db: Db, { id, promo }: { id: string; promo: TakenPromo | undefined }): Promise<void> {
  const { now } = ctx
  const invoices = await lockInvoicesOf(db, id)
  const locked = await lockCheckout(db, id)
  const is_being_paid = await isBeingPaid(db, id)
  if (!locked || !canChangeShipping({ ...locked, is_being_paid }, now) || invoices.length >= mostInvoices)
    throw new Refusal(codes.promo_closed)
  if (promo?.id === (locked.checkout.promo_id ?? undefined)) return
  const taken = await swap(ctx, db, { locked, promo })
  await changeCheckout(db, id, taken)
  await voidInvoices(db, { order_id: id, actor: 'house', reason: 'promo changed' }, now)
  await invoiceWhenReady(db, { ...locked.checkout, ...taken }, locked.orders, now)
  await tellChanged(db, { checkout_id: id, now })
}

/** The use of the former is given back before another is taken. */
async function swap(ctx: Ctx, db: Db, { locked, promo }: { locked: Locked; promo: TakenPromo | undefined }) {
  const { checkout, orders } = locked
  // A discount is shared by all that was ordered: with a part called off, a new one would not reach the buyer whole.
  if (promo && orders.some(({ state }) => state !== 'awaiting_payment')) throw new Refusal(codes.promo_closed)
  const involved = [checkout.promo_id, promo?.id].filter((one) => one !== null && one !== undefined)
  await lockPromos(db, checkout.tenant_id, involved)
  if (checkout.promo_id) await releasePromo(db, checkout.id)
  if (!promo) return { promo_id: null, discount: 0 }
  const goods = orders.reduce((sum, { subtotal }) => sum + subtotal, 0)
  return takeFor(ctx, db, { promo, checkout_id: checkout.id, goods })
}
