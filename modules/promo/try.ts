import type { MemberCtx } from '#core/context.ts'
import { rupiah } from '#core/money.ts'
import type { promoOfCode } from './guesses.ts'
import { isNewFor } from './new-member.ts'
import { decideUse, type UseDecision } from './rules/usable.ts'
import { isForProduct, type Product } from './store.ts'
import { countUses, findUse } from './store.uses.ts'

type Ctx = Pick<MemberCtx, 'db' | 'tenant' | 'user' | 'now'>
type Promo = Awaited<ReturnType<typeof promoOfCode>>
type Spent = { product?: Product | undefined; amount: number; order_id?: string | undefined }

/** What a promo would take off, or why nothing; nothing is taken. What the order holds of it already does not count against it. */
export async function tryPromo(ctx: Ctx, promo: Promo, { product, amount, order_id }: Spent): Promise<UseDecision> {
  const { db, tenant, user, now } = ctx
  const held = order_id === undefined ? undefined : await findUse(db, order_id)
  const own = held?.promo_id === promo.id ? 1 : 0
  const saved = held?.promo_id === promo.id ? held.amount : 0
  const uses = await countUses(db, user.id, [promo.id])
  const facts = {
    promo: { ...promo, used: promo.used - own, given: promo.given - saved },
    member_uses: (uses.get(promo.id) ?? 0) - own,
    is_new_member: own === 1 || (await isNewFor(db, [promo], { tenant_id: tenant.id, user_id: user.id, now })),
    is_for_product: product !== undefined && (await isForProduct(db, promo.id, product)),
    amount: rupiah(amount),
  }
  return decideUse(facts, now)
}
