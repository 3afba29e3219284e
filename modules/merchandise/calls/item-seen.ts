import type { Input, Output } from '#core/call.ts'
import type { AnyoneCtx } from '#core/context.ts'
import { jakartaDate } from '#core/time.ts'
import { visitorHash } from '#core/visitor-hash.ts'
import type * as contract from '../contract.ts'
import { soldNow } from '../show-item.ts'
import { countView } from '../store.visitors.ts'

type Call = typeof contract.itemSeen

export async function itemSeen(ctx: AnyoneCtx, { slug }: Input<Call>): Promise<Output<Call>> {
  const { id } = await soldNow(ctx, slug)
  const day = jakartaDate(ctx.now)
  return { view_count: await countView(ctx.db, { item_id: id, day, visitor_hash: visitorHash(ctx, day) }) }
}
