import type { Input, Output } from '#core/call.ts'
import type { MemberCtx } from '#core/context.ts'
import type * as contract from '../contract.ts'
import { productNamed } from '../find.ts'
import { usableFor } from '../use.ts'
import { promoOf } from '../view.ts'

type Call = typeof contract.usablePromos

/** For a package that is not for sale there is nothing to use. */
export async function usablePromos(ctx: MemberCtx, input: Input<Call>): Promise<Output<Call>> {
  const product = await productNamed(ctx, { id: input.product_id })
  if (!product) return []
  const { db, tenant, user, now } = ctx
  const usable = await usableFor(db, { tenant_id: tenant.id, user_id: user.id, product, amount: input.amount, now })
  return usable.map(({ promo, discount }) => ({ ...promoOf(promo, ctx), discount }))
}
