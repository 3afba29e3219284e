import type { Input, Output } from '#core/call.ts'
import type { AnyoneCtx } from '#core/context.ts'
import { jakartaDate } from '#core/time.ts'
import { visitorHash } from '#core/visitor-hash.ts'
import type * as contract from '../contract.ts'
import { onSale } from '../on-sale.ts'
import { countView } from '../store.visitors.ts'

type Call = typeof contract.seen

export async function seen(ctx: AnyoneCtx, input: Input<Call>): Promise<Output<Call>> {
  const product = await onSale(ctx, input.id)
  const day = jakartaDate(ctx.now)
  await countView(ctx.db, { product_id: product.id, day, visitor_hash: visitorHash(ctx, day) })
  return {}
}
