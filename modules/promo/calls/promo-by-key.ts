import type { Input, Output } from '#core/call.ts'
import type { AnyoneCtx } from '#core/context.ts'
import type * as contract from '../contract.ts'
import { promoNamed } from '../find.ts'
import { newMemberDays } from '../rules/usable.ts'
import { promoOf } from '../view.ts'
import { termWords } from '../words.ts'

type Call = typeof contract.promoByKey

/** One that is over, or still to come, is found too: its state says so. */
export async function promoByKey(ctx: AnyoneCtx, { id }: Input<Call>): Promise<Output<Call>> {
  const promo = await promoNamed(ctx, id)
  const { is_for_all_products, is_claimed } = promo
  const own = promo.terms.map((term) => term[ctx.language])
  const terms = promo.audience === 'new_members' ? [termWords(ctx.language).newMembers(newMemberDays), ...own] : own
  return { ...promoOf(promo, ctx), terms, is_for_all_products, is_claimed }
}
