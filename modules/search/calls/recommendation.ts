import type { Input } from '#core/call.ts'
import type { AnyoneCtx } from '#core/context.ts'
import { offsetOf } from '#core/paging.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { cardsOf } from '../cards/show-listings.ts'
import type * as contract from '../contract.ts'
import { similarListings } from '../engine/engine.ts'

export async function recommendation(ctx: AnyoneCtx, { id, page, limit }: Input<typeof contract.recommendation>) {
  const numbers = await similarListings(ctx, id, page * limit + 1)
  if (!numbers) throw new Refusal(codes.not_found)
  const items = await cardsOf(ctx, numbers.slice(offsetOf({ page, limit }), page * limit))
  return { items, is_show_more: numbers.length > page * limit }
}
