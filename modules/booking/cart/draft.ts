import type { Db, MemberCtx } from '#core/context.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { jakartaDate } from '#core/time.ts'
import { fieldRefusals } from '#core/validation.ts'
import { listProductAddons } from '#modules/catalogue/module.ts'
import { datedRulesOn } from '#modules/dated-rules/module.ts'
import type { DatedRules } from '#modules/dated-rules/rules/keys.ts'
import { lockPromos, releasePromo, takePromo } from '#modules/promo/module.ts'
import { tellChanged } from '../events.ts'
import { bookableOf } from '../order/load.ts'
import type { ChosenAddon } from '../rules/price.ts'
import { problemWords } from '../rules/problem-words.ts'
import { type BookingChange, type BookingRow, listAddons, replaceAddons, updateBooking } from '../store.ts'
import { extrasNow } from './extras.ts'
import { type CurrentOffer, isSplittable, pricedColumns } from './price.ts'

export type Wished = { id: string; quantity: number }[]
type Ctx = Pick<MemberCtx, 'tenant' | 'user' | 'now' | 'language'>

/** The chosen extras with their names and prices from the catalogue; one that is not of the package is refused. */
export async function chooseAddons(ctx: Ctx, db: Db, booking: BookingRow, wished: Wished): Promise<ChosenAddon[]> {
  const offered = new Map((await listProductAddons(db, booking.product_id)).map((addon) => [addon.id, addon]))
  const unknown = wished.flatMap(({ id }, i) => (offered.has(id) ? [] : [i]))
  if (unknown.length > 0) {
    const problems = unknown.map((i) => ({ field: `addons.${i}.id`, word: 'addon_unknown' as const }))
    throw fieldRefusals(problems, problemWords(ctx.language))
  }
  const counts = new Map<string, number>()
  for (const { id, quantity } of wished) counts.set(id, (counts.get(id) ?? 0) + quantity)
  const twice = wished.flatMap(({ id }, i) =>
    offered.get(id)?.per === 'booking' && (counts.get(id) ?? 0) > 1
      ? [{ field: `addons.${i}.quantity`, word: 'addon_once' as const }]
      : [],
  )
  if (twice.length > 0) throw fieldRefusals(twice, problemWords(ctx.language))
  return [...offered.values()].flatMap(({ per: _, ...addon }) => {
    const quantity = counts.get(addon.id) ?? 0
    return quantity > 0 ? [{ ...addon, quantity }] : []
  })
}

/** What a cart is priced by today: what it is offered at, and the numbers in force. */
export type Terms = { offer: CurrentOffer; rules: DatedRules }

const termsOf = async (db: Db, booking: BookingRow, now: Date): Promise<Terms> => ({
  offer: await bookableOf(db, booking),
  rules: await datedRulesOn(db, jakartaDate(now)),
})

type Change = {
  addons?: Wished | undefined
  plan?: BookingRow['plan'] | undefined
  form?: BookingChange
  /** The extras chosen before, where the caller has them at hand; so too for the terms. */
  chosen?: ChosenAddon[]
  terms?: Terms
}

/** Computes a locked cart anew: extras, price of today, promo by today's amount; and keeps what was filled in. */
export async function reprice(ctx: Ctx, db: Db, booking: BookingRow, change: Change): Promise<BookingRow> {
  const priced = await updateBooking(db, booking, await priceAnew(ctx, db, booking, change))
  await tellChanged(db, { booking_id: booking.id, now: ctx.now })
  return priced
}

/** The same, as what is to change of the booking: whoever orders it writes that once, with the order. */
export async function priceAnew(ctx: Ctx, db: Db, booking: BookingRow, change: Change) {
  const addons = await chosenExtras(ctx, db, booking, change)
  const { offer, rules } = change.terms ?? (await termsOf(db, booking, ctx.now))
  const plain = pricedColumns({ ...booking, discount: 0 }, offer, addons)
  const discount = await discountOf(ctx, db, booking, plain.subtotal)
  const priced = pricedColumns({ ...booking, discount }, offer, addons)
  const canSplit = isSplittable({ ...priced, departs_on: booking.departs_on, today: jakartaDate(ctx.now), rules })
  if (change.plan === 'down_payment' && !canSplit) throw new Refusal(codes.full_payment_only)
  const plan = canSplit ? (change.plan ?? booking.plan) : 'full'
  const { promo_id, promo_code } = booking
  return { ...priced, plan, promo_id, promo_code, ...change.form }
}

/** The extras as they are chosen now, or were before, at the prices of today; written where that changes anything. */
async function chosenExtras(ctx: Ctx, db: Db, booking: BookingRow, { addons, chosen }: Change): Promise<ChosenAddon[]> {
  const before = addons ? [] : (chosen ?? (await listAddons(db, booking.id)))
  const now = addons ? await chooseAddons(ctx, db, booking, addons) : await extrasNow(db, booking, before)
  if (addons || now.some(({ price }, i) => price !== before[i]?.price)) await replaceAddons(db, booking.id, now)
  return now
}

/** What the promo on a cart is worth for this amount; one that no longer holds is refused, so that nobody pays more unseen. */
async function discountOf(ctx: Ctx, db: Db, booking: BookingRow, amount: number): Promise<number> {
  if (!booking.promo_id) return 0
  if (ctx.tenant.feature_flag.is_promo === 0) throw new Refusal(codes.promo_unavailable)
  const decision = await takePromo(db, promoWish(ctx, booking, { promo_id: booking.promo_id, amount }))
  if (!decision.ok) throw new Refusal(decision.code)
  return decision.discount
}

const promoWish = ({ tenant, user, now }: Ctx, booking: BookingRow, which: { promo_id: string; amount: number }) => ({
  tenant_id: tenant.id,
  user_id: user.id,
  order_id: booking.id,
  product: { id: booking.product_id, category: booking.category },
  now,
  ...which,
})

/** Puts a promo on a locked cart, in place of any other, and computes it anew. */
export async function putPromo(ctx: Ctx, db: Db, booking: BookingRow, promo: { id: string; code: string }) {
  if (booking.promo_id && booking.promo_id !== promo.id) {
    await lockPromos(db, ctx.tenant.id, [booking.promo_id, promo.id])
    await releasePromo(db, booking.id)
  }
  return reprice(ctx, db, { ...booking, promo_id: promo.id, promo_code: promo.code }, {})
}

/** Takes the promo off a locked cart. */
export async function dropPromo(ctx: Ctx, db: Db, booking: BookingRow): Promise<BookingRow> {
  if (booking.promo_id) await releasePromo(db, booking.id)
  return reprice(ctx, db, { ...booking, promo_id: null, promo_code: null }, {})
}
