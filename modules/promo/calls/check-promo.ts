import type { Input, Output } from '#core/call.ts'
import type { MemberCtx } from '#core/context.ts'
import { rupiah } from '#core/money.ts'
import { Refusal } from '#core/refusals.ts'
import { fieldRefusals, validationWords } from '#core/validation.ts'
import type * as contract from '../contract.ts'
import { productNamed } from '../find.ts'
import { promoOfCode } from '../guesses.ts'
import { isNewFor } from '../new-member.ts'
import type { PromoPorts, Spending } from '../ports.ts'
import { decideUse } from '../rules/usable.ts'
import { isForProduct } from '../store.ts'
import { countUses, findUse } from '../store.uses.ts'
import { promoOf } from '../view.ts'

type Call = typeof contract.checkPromo

/** Says what a code would be worth; nothing is taken. The order that takes it computes its own amount. */
export async function checkPromo(ctx: MemberCtx<PromoPorts>, input: Input<Call>): Promise<Output<Call>> {
  const { db, tenant, user, now } = ctx
  // Of somebody else's order not even a wrong code is told.
  const { product, amount, order_id } = await spendingOf(ctx, input)
  const promo = await promoOfCode(ctx, input.code)
  const held = order_id === undefined ? undefined : await findUse(db, order_id)
  // What the order holds of it already does not count against it.
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
  const decision = decideUse(facts, now)
  if (!decision.ok) throw new Refusal(decision.code)
  return { ...promoOf(promo, ctx), discount: decision.discount }
}

type Spent = Partial<Pick<Spending, 'product' | 'order_id'>> & Pick<Spending, 'amount'>

/** The order that is named, or the package and the amount. */
async function spendingOf(ctx: MemberCtx<PromoPorts>, input: Input<Call>): Promise<Spent> {
  const { booking_id, product_id, amount } = input
  if (booking_id !== undefined) return ctx.ports.orders.spending(ctx, booking_id)
  if (product_id !== undefined && amount !== undefined) {
    const product = await productNamed(ctx, { id: product_id })
    return { ...(product && { product }), amount }
  }
  const missing = Object.entries({ product_id, amount }).filter(([, value]) => value === undefined)
  throw fieldRefusals(
    missing.map(([field]) => ({ field, word: 'empty' as const })),
    validationWords(ctx.language),
  )
}
