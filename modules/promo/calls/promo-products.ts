import type { Input, Output } from '#core/call.ts'
import type { AnyoneCtx } from '#core/context.ts'
import { offsetOf, pageOf } from '#core/paging.ts'
import { cardsOfProducts, listedIds } from '#modules/search/module.ts'
import type * as contract from '../contract.ts'
import { offSale, promoNamed } from '../find.ts'
import { listProductIds } from '../store.ts'

type Call = typeof contract.promoProducts

export async function promoProducts(ctx: AnyoneCtx, input: Input<Call>): Promise<Output<Call>> {
  const promo = await promoNamed(ctx, input.id)
  const off = await offSale(ctx)
  const among = promo.is_for_all_products
    ? { category: promo.category }
    : { ids: await listProductIds(ctx.db, promo.id) }
  const { ids, total } = await listedIds(ctx.db, among, { ...off, limit: input.limit, offset: offsetOf(input) })
  return pageOf(await cardsOfProducts(ctx, ids), total, input)
}
