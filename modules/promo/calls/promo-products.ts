import type { Input, Output } from '#core/call.ts'
import type { AnyoneCtx } from '#core/context.ts'
import { offsetOf, pageOf } from '#core/paging.ts'
import { soldCards } from '#modules/search/module.ts'
import type * as contract from '../contract.ts'
import { offSale, scopeNamed } from '../find.ts'

type Call = typeof contract.promoProducts

export async function promoProducts(ctx: AnyoneCtx, input: Input<Call>): Promise<Output<Call>> {
  const [among, off] = await Promise.all([scopeNamed(ctx, input.id), offSale(ctx)])
  const { items, total } = await soldCards(ctx, among, { ...off, limit: input.limit, offset: offsetOf(input) })
  return pageOf(items, total, input)
}
