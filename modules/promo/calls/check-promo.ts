import type { Input, Output } from '#core/call.ts'
import type { MemberCtx } from '#core/context.ts'
import { rupiah } from '#core/money.ts'
import { Refusal } from '#core/refusals.ts'
import type * as contract from '../contract.ts'
import { productNamed } from '../find.ts'
import { promoOfCode } from '../guesses.ts'
import type { PromoPorts } from '../ports.ts'
import { decideUse } from '../rules/usable.ts'
import { isForProduct } from '../store.ts'
import { countUses } from '../store.uses.ts'
import { promoOf } from '../view.ts'

type Call = typeof contract.checkPromo

/** Says what a code would be worth; nothing is taken. The order that takes it computes its own amount. */
export async function checkPromo(ctx: MemberCtx<PromoPorts>, input: Input<Call>): Promise<Output<Call>> {
  const { db, user, now } = ctx
  const promo = await promoOfCode(ctx, input.code)
  const [product, uses] = await Promise.all([
    productNamed(ctx, { id: input.product_id }),
    countUses(db, user.id, [promo.id]),
  ])
  const facts = {
    promo,
    member_uses: uses.get(promo.id) ?? 0,
    is_for_product: product !== undefined && (await isForProduct(db, promo.id, product)),
    amount: rupiah(input.amount),
  }
  const decision = decideUse(facts, now)
  if (!decision.ok) throw new Refusal(decision.code)
  return { ...promoOf(promo, ctx), discount: decision.discount }
}
