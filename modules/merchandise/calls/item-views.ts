import type { Input, Output } from '#core/call.ts'
import type { AnyoneCtx } from '#core/context.ts'
import type * as contract from '../contract.ts'
import { soldNow } from '../show-item.ts'

type Call = typeof contract.itemViews

export async function itemViews(ctx: AnyoneCtx, { slug }: Input<Call>): Promise<Output<Call>> {
  const { view_count } = await soldNow(ctx, slug)
  return { view_count }
}
