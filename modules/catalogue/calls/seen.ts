import type { Input, Output } from '#core/call.ts'
import type { AnyoneCtx } from '#core/context.ts'
import { hashSecret } from '#core/ids.ts'
import { jakartaDate } from '#core/time.ts'
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

/** The day is part of it, so that nobody can be followed from one day to the next. */
function visitorHash({ user, request, tenant }: AnyoneCtx, day: string): string {
  const visitor = user?.id ?? request.device_id ?? `${request.ip} ${request.user_agent}`
  return hashSecret(`${day} ${tenant.id} ${visitor}`)
}
