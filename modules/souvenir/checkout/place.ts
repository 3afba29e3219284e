import type { Input } from '#core/call.ts'
import type { Db, MemberCtx } from '#core/context.ts'
import { newCode, newId } from '#core/ids.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { addMs, hourMs, jakartaDate } from '#core/time.ts'
import { inTransaction } from '#database/transaction.ts'
import { recommendedBy } from '#modules/affiliate/module.ts'
import { datedRulesOn } from '#modules/dated-rules/module.ts'
import type { DatedRules } from '#modules/dated-rules/rules/keys.ts'
import { lockMember, memberProfile } from '#modules/identity/module.ts'
import { holdStock } from '#modules/merchandise/module.ts'
import { type CartLine, loadCart, ownerOf } from '../cart.ts'
import type * as contract from '../contract.ts'
import { tellChanged } from '../events.ts'
import type { SouvenirPorts } from '../ports.ts'
import { beyondHeld, decideChosen, sumOf } from '../rules/chosen.ts'
import { orderMachine } from '../rules/machine.ts'
import { deleteCartItems } from '../store.cart.ts'
import { countUnpaid, heldPieces } from '../store.checkouts.ts'
import { insertCheckout, type NewCheckout, type NewLine, type NewOrder } from '../store.ts'
import { takeCode } from './promo.ts'

type Ctx = MemberCtx<SouvenirPorts>
type Wish = Input<typeof contract.checkoutSouvenirs>

/** Orders what is chosen of the caller's cart, an order for each store: the pieces put aside, prices frozen, the cart without them. */
export const placeCheckout = (ctx: Ctx, wish: Wish): Promise<NewCheckout> =>
  inTransaction(ctx.db, async (tx) => {
    const { tenant, user, now } = ctx
    if (!(await lockMember(tx, tenant.id, user.id))) throw new Refusal(codes.not_signed_in)
    const rules = await datedRulesOn(tx, jakartaDate(now))
    const lines = chosenOf(await loadCart({ ...ctx, db: tx }), wish)
    if ((await countUnpaid(tx, { ...ownerOf(ctx), now })) >= rules.souvenir_unpaid_most)
      throw new Refusal(codes.too_many_checkouts)
    await refuseHoarding({ ...ctx, db: tx }, lines, rules.souvenir_unpaid_pieces_most)
    const checkout = {
      ...(await checkoutFor(ctx, tx, rules)),
      ...(await recommendedBy(tx, { tenant_id: tenant.id, user_id: user.id, code: wish.affiliate_code, now })),
    }
    const promo = await takeCode(ctx, tx, { code: wish.promo_code, checkout_id: checkout.id, goods: sumOf(lines) })
    await hold(tx, lines)
    await insertCheckout(tx, { checkout: { ...checkout, ...promo }, ...ordersOf(checkout, lines, now), now })
    const ids = lines.map(({ id }) => id)
    await deleteCartItems(tx, ownerOf(ctx), ids)
    await tellChanged(tx, { checkout_id: checkout.id, now })
    return checkout
  })

function chosenOf(cart: readonly CartLine[], wish: Wish): CartLine[] {
  const decision = decideChosen(cart, wish)
  if (!decision.ok) throw new Refusal(decision.code, { data: { cart_item_ids: decision.cart_item_ids } })
  return decision.lines
}

async function refuseHoarding(ctx: Ctx, lines: readonly CartLine[], most: number): Promise<void> {
  const variant_ids = lines.map(({ variant_id }) => variant_id)
  const held = await heldPieces(ctx.db, { ...ownerOf(ctx), now: ctx.now }, variant_ids)
  const cart_item_ids = beyondHeld(lines, held, most)
  if (cart_item_ids.length > 0) throw new Refusal(codes.pieces_held, { data: { cart_item_ids, most } })
}

async function checkoutFor({ tenant, user, now }: Ctx, db: Db, rules: DatedRules): Promise<NewCheckout> {
  const profile = await memberProfile(db, tenant.id, user.id)
  if (!profile?.phone_number) throw new Refusal(codes.contact_missing)
  return {
    id: newId(now),
    code: `OLH-${newCode(8)}`,
    tenant_id: tenant.id,
    user_id: user.id,
    payer_name: profile.full_name,
    payer_email: profile.email,
    payer_phone: profile.phone_number,
    pay_by: addMs(now, rules.souvenir_payment_hours * hourMs),
    created_at: now,
  }
}

async function hold(db: Db, lines: readonly CartLine[]): Promise<void> {
  const short = await holdStock(db, lines)
  if (short.length === 0) return
  const cart_item_ids = lines.filter(({ variant_id }) => short.includes(variant_id)).map(({ id }) => id)
  throw new Refusal(codes.stock_short, { data: { cart_item_ids } })
}

function ordersOf(checkout: NewCheckout, lines: readonly CartLine[], now: Date) {
  const byStore = [...Map.groupBy(lines, ({ offer }) => offer.store.id)]
  const orders = byStore.map(([store_id, own], at) => orderOf(checkout, { store_id, own, number: at + 1 }, now))
  return { orders: orders.map(({ order }) => order), lines: orders.flatMap(({ lines: own }) => own) }
}

type OfStore = { store_id: string; own: readonly CartLine[]; number: number }

function orderOf(checkout: NewCheckout, { store_id, own, number }: OfStore, now: Date) {
  const { id: checkout_id, code, tenant_id, user_id } = checkout
  const order: NewOrder = {
    ...{ id: newId(now), checkout_id, tenant_id, user_id, store_id, number, created_at: now },
    code: `${code}-${number}`,
    store_name: own[0]?.offer.store.name ?? '',
    state: orderMachine.start,
    subtotal: sumOf(own),
    weight_grams: own.reduce((sum, { quantity, offer }) => sum + quantity * offer.weight_grams, 0),
  }
  const lines = own.map((line, at) => lineOf(line, { order_id: order.id, position: at + 1 }, now))
  return { order, lines }
}

function lineOf({ offer, quantity }: CartLine, place: Pick<NewLine, 'order_id' | 'position'>, now: Date): NewLine {
  const { variant_id, item_id, item_slug, variant_name, picture_id, price, weight_grams } = offer
  const frozen = { variant_id, item_id, item_slug, variant_name, picture_id, price, weight_grams }
  return { id: newId(now), ...place, ...frozen, name: offer.item_name, quantity }
}
