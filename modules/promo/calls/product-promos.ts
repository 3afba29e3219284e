import type { Input, Output } from '#core/call.ts'
import type { AnyoneCtx } from '#core/context.ts'
import { sellable } from '#modules/catalogue/module.ts'
import type * as contract from '../contract.ts'
import { listForProduct } from '../store.ts'
import { promoOf } from '../view.ts'

type Call = typeof contract.productPromos

export async function productPromos(ctx: AnyoneCtx, { slug, limit }: Input<Call>): Promise<Output<Call>> {
  const product = await sellable(ctx, slug)
  const rows = await listForProduct(ctx.db, { tenant_id: ctx.tenant.id, product, now: ctx.now, limit })
  return rows.map((row) => promoOf(row, ctx))
}
