import type { Db, MemberCtx } from '#core/context.ts'
import { type Rupiah, rupiah } from '#core/money.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { findPromo, promoOfCode, recountPromo, releasePromo, takePromo } from '#modules/promo/module.ts'
import type { SouvenirPorts } from '../ports.ts'
import type { Saving } from '../rules/lines.ts'
import { type CheckoutRow, changeCheckout } from '../store.ts'

/** What promos know of a checkout: they are for all souvenirs, or for none. */
export const souvenirs = (checkout_id: string) => ({ id: checkout_id, category: 'oleh-oleh' })

type Wanted = { code: string | undefined; checkout_id: string; goods: number }

/** Takes a use of the promo of a code. What it takes off goods is known at once; off shipping, only with the couriers. */
export async function takeCode(ctx: MemberCtx<SouvenirPorts>, db: Db, { code, checkout_id, goods }: Wanted) {
  if (!code) return {}
  if (ctx.tenant.feature_flag.is_promo !== 1) throw new Refusal(codes.promo_unavailable)
  return takeFor(ctx, db, { promo: await promoOfCode(ctx, code), checkout_id, goods })
}

export type TakenPromo = Awaited<ReturnType<typeof promoOfCode>>
type Taking = { promo: TakenPromo; checkout_id: string; goods: number }

/** Takes a use of this promo for a checkout, or refuses with why not. */
export async function takeFor(ctx: MemberCtx<SouvenirPorts>, db: Db, { promo, checkout_id, goods }: Taking) {
  const { tenant, user, now } = ctx
  const decision = await takePromo(db, {
    ...{ promo_id: promo.id, order_id: checkout_id, tenant_id: tenant.id, user_id: user.id, now },
    product: souvenirs(checkout_id),
    amount: goods,
  })
  if (!decision.ok) throw new Refusal(decision.code)
  return { promo_id: promo.id, discount: promo.applies_to === 'goods' ? decision.discount : 0 }
}

type Left = Pick<CheckoutRow, 'id' | 'tenant_id' | 'promo_id'>

/** What of a checkout is left does not come to what its promo asks for at least: then it carries the promo no more. */
export async function losesPromo(
  db: Db,
  { id, tenant_id, promo_id }: Left,
  orders: readonly Priced[],
): Promise<boolean> {
  const promo = promo_id ? await findPromo(db, { tenant_id, id: promo_id }) : undefined
  const goods = orders.reduce((sum, { subtotal }) => sum + subtotal, 0)
  if (!promo || goods >= promo.least_spend) return false
  await releasePromo(db, id)
  await changeCheckout(db, id, { promo_id: null, discount: 0 })
  return true
}

type Priced = { subtotal: number; shipping_cost: number | null }

/** What the promo of a checkout takes off, and of what; nothing, where it has none. Counted anew, since couriers may be others. */
export async function savingOf(db: Db, checkout: CheckoutRow, orders: readonly Priced[]): Promise<Saving | undefined> {
  const { id: order_id, tenant_id, promo_id } = checkout
  const promo = promo_id ? await findPromo(db, { tenant_id, id: promo_id }) : undefined
  if (!promo) return undefined
  if (promo.applies_to === 'goods') return { of: 'goods', amount: rupiah(checkout.discount) }
  const discountable = orders.reduce((sum, { shipping_cost }) => sum + (shipping_cost ?? 0), 0)
  const amount: Rupiah = await recountPromo(db, { tenant_id, promo_id: promo.id, order_id, discountable })
  return { of: 'shipping', amount }
}
