import type { Input, Output } from '#core/call.ts'
import type { AnyoneCtx } from '#core/context.ts'
import { cardsOf } from '../cards.ts'
import type * as contract from '../contract.ts'
import { queryItems } from '../engine/items.ts'
import { openStore } from '../open-store.ts'

type Call = typeof contract.storeRecommendations

export async function storeRecommendations(ctx: AnyoneCtx, { slug, ...paging }: Input<Call>): Promise<Output<Call>> {
  await openStore(ctx, slug)
  const { ids, total } = await queryItems(ctx, { store: slug, sort: 'popular', ...paging })
  return { items: await cardsOf(ctx, ids), is_show_more: total > paging.page * paging.limit }
}
