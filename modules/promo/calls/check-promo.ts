import type { Input, Output } from '#core/call.ts'
import type { MemberCtx } from '#core/context.ts'
import { Refusal } from '#core/refusals.ts'
import { fieldRefusals, validationWords } from '#core/validation.ts'
import type * as contract from '../contract.ts'
import { productNamed } from '../find.ts'
import { promoOfCode } from '../guesses.ts'
import type { PromoPorts, Spending } from '../ports.ts'
import { tryPromo } from '../try.ts'
import { promoOf } from '../view.ts'

type Call = typeof contract.checkPromo

/** Says what a code would be worth; nothing is taken. The order that takes it computes its own amount. */
export async function checkPromo(ctx: MemberCtx<PromoPorts>, input: Input<Call>): Promise<Output<Call>> {
  // Of somebody else's order not even a wrong code is told.
  const { product, amount, order_id } = await spendingOf(ctx, input)
  const promo = await promoOfCode(ctx, input.code)
  const decision = await tryPromo(ctx, promo, { product, amount, order_id })
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
