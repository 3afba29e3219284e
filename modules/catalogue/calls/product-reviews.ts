import type { Input, Output } from '#core/call.ts'
import type { AnyoneCtx } from '#core/context.ts'
import type * as contract from '../contract.ts'
import { onSaleNamed } from '../on-sale.ts'
import { showReviews } from '../reviews.ts'

type Call = typeof contract.productReviews

export async function productReviews(ctx: AnyoneCtx, { slug, ...paging }: Input<Call>): Promise<Output<Call>> {
  const product = await onSaleNamed(ctx, slug)
  return showReviews(ctx, { tenant_id: ctx.tenant.id, product_id: product.id }, paging)
}
