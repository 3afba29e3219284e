import type { Input, Output } from '#core/call.ts'
import type { AnyoneCtx } from '#core/context.ts'
import { offsetOf } from '#core/paging.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { cardsOf } from '../cards.ts'
import type * as contract from '../contract.ts'
import { itemsLike } from '../engine/items.ts'

type Call = typeof contract.itemRecommendations

export async function itemRecommendations(ctx: AnyoneCtx, { slug, page, limit }: Input<Call>): Promise<Output<Call>> {
  const ids = await itemsLike(ctx, slug)
  if (!ids) throw new Refusal(codes.not_found)
  const offset = offsetOf({ page, limit })
  return { items: await cardsOf(ctx, ids.slice(offset, offset + limit)), is_show_more: ids.length > offset + limit }
}
