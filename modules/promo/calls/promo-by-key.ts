import type { Input, Output } from '#core/call.ts'
import type { AnyoneCtx } from '#core/context.ts'
import type * as contract from '../contract.ts'
import { promoNamed } from '../find.ts'
import { promoOf } from '../view.ts'

type Call = typeof contract.promoByKey

/** One that is over, or still to come, is found too: its state says so. */
export async function promoByKey(ctx: AnyoneCtx, { id }: Input<Call>): Promise<Output<Call>> {
  const promo = await promoNamed(ctx, id)
  const { is_for_all_products, is_claimed } = promo
  const terms = promo.terms.map((term) => term[ctx.language])
  return { ...promoOf(promo, ctx), terms, is_for_all_products, is_claimed }
}
