import type { Input, Output } from '#core/call.ts'
import type { AnyoneCtx } from '#core/context.ts'
import { Refusal } from '#core/refusals.ts'
import type * as contract from '../contract.ts'
import { productNamed } from '../find.ts'
import { listForProduct } from '../store.ts'
import { promoOf } from '../view.ts'

type Call = typeof contract.productPromos

export async function productPromos(ctx: AnyoneCtx, { slug, limit }: Input<Call>): Promise<Output<Call>> {
  const product = await productNamed(ctx, { slug })
  if (!product) throw new Refusal('F-REQ-4n4')
  const rows = await listForProduct(ctx.db, { tenant_id: ctx.tenant.id, product, now: ctx.now, limit })
  return rows.map((row) => promoOf(row, ctx))
}
