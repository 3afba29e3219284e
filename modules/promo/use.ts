import type { Db } from '#core/context.ts'
import { type Rupiah, rupiah } from '#core/money.ts'
import { codes } from '#core/refusal-codes.ts'
import { isNewFor } from './new-member.ts'
import { discount } from './rules/discount.ts'
import { decideUse, type UseDecision } from './rules/usable.ts'
import { isForProduct, listForProduct, type Product } from './store.ts'
import { addUse, changeUse, countOtherUses, countUses, findUse, lockPromo, removeUse } from './store.uses.ts'

type Order = { tenant_id: string; user_id: string; product: Product; amount: number; now: Date }
/** `discountable`: what of the amount it takes something off, where that is not all of it. */
type Take = Order & { promo_id: string; order_id: string; discountable?: number | undefined }

/** Takes one use for an order, or takes nothing and says why. An order that has it already is only counted anew. */
export function takePromo(db: Db, wish: Take): Promise<UseDecision> {
  return db.transaction(async (tx) => {
    const promo = await lockPromo(tx, wish)
    if (!promo) return { ok: false, code: codes.promo_unavailable }
    const held = await findUse(tx, wish.order_id)
    if (held && held.promo_id !== promo.id) throw new Error('an order carries one promo: release the former first')
    const facts = {
      // What the order has of it already does not count against it.
      promo: { ...promo, used: promo.used - (held ? 1 : 0), given: promo.given - (held?.amount ?? 0) },
      member_uses: await countOtherUses(tx, wish),
      // Who began an order as a new member goes on with it.
      is_new_member: held !== undefined || (await isNewFor(tx, [promo], wish)),
      is_for_product: await isForProduct(tx, promo.id, wish.product),
      amount: rupiah(wish.amount),
      discountable: wish.discountable === undefined ? undefined : rupiah(wish.discountable),
    }
    const decision = decideUse(facts, wish.now)
    if (!decision.ok) return decision
    const use = { promo_id: promo.id, user_id: wish.user_id, order_id: wish.order_id, amount: decision.discount }
    if (held) await changeUse(tx, { ...use, was: held.amount })
    else if (!(await addUse(tx, use, wish.now))) return { ok: false, code: codes.promo_used_up }
    return decision
  })
}

/**
 * For an order that comes back after its use was released. `unavailable` where others used it up or it is over;
 * `used_elsewhere` where other orders of the same member have all that one member may.
 */
export function retakePromo(db: Db, wish: Take): Promise<'taken' | 'unavailable' | 'used_elsewhere'> {
  return db.transaction(async (tx) => {
    const promo = await lockPromo(tx, wish)
    if (promo && (await countOtherUses(tx, wish)) >= promo.per_member) return 'used_elsewhere'
    return (await takePromo(tx, wish)).ok ? 'taken' : 'unavailable'
  })
}

type Recount = Which & { order_id: string; discountable: number }
type Which = { tenant_id: string; promo_id: string }

/**
 * What the promo of an order takes off, now that it is known of how much. Nothing is asked anew of who may use it: that was
 * promised when it was taken. Nothing, where the order carries it no more.
 */
export function recountPromo(db: Db, { order_id, discountable, ...which }: Recount): Promise<Rupiah> {
  return db.transaction(async (tx) => {
    const promo = await lockPromo(tx, which)
    const held = await findUse(tx, order_id)
    if (!promo || held?.promo_id !== promo.id) return rupiah(0)
    const left = promo.budget === null ? discountable : Math.max(0, promo.budget - promo.given + held.amount)
    const amount = rupiah(Math.min(discount(promo, rupiah(discountable)), left))
    await changeUse(tx, { promo_id: promo.id, order_id, amount, was: held.amount })
    return amount
  })
}

/** Of one promo given up for another both are locked, in one order: two members who swap theirs never wait in a ring. */
export async function lockPromos(db: Db, tenant_id: string, ids: readonly string[]): Promise<void> {
  for (const promo_id of ids.toSorted()) await lockPromo(db, { tenant_id, promo_id })
}

/** Gives the use back, once, however often it is asked. */
export const releasePromo = (db: Db, order_id: string): Promise<boolean> =>
  db.transaction((tx) => removeUse(tx, order_id))

/** Promos this member can use for an order, the most worth first. */
export async function usableFor(db: Db, { user_id, amount, ...order }: Order) {
  const promos = await listForProduct(db, { ...order, limit: 100 })
  const uses = await countUses(
    db,
    user_id,
    promos.map((promo) => promo.id),
  )
  const is_new_member = await isNewFor(db, promos, { user_id, ...order })
  const worth = (promo: (typeof promos)[number]): { promo: typeof promo; discount: Rupiah }[] => {
    const facts = {
      promo,
      member_uses: uses.get(promo.id) ?? 0,
      is_new_member,
      is_for_product: true,
      amount: rupiah(amount),
    }
    const decision = decideUse(facts, order.now)
    return decision.ok ? [{ promo, discount: decision.discount }] : []
  }
  return promos.flatMap(worth).sort((a, b) => b.discount - a.discount)
}
