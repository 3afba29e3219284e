import type { Input } from '#core/call.ts'
import type { AnyoneCtx } from '#core/context.ts'
import type * as contract from '../contract.ts'
import { searchListings } from '../engine/engine.ts'
import { unlikeNeighbours } from '../rules/neighbours.ts'
import { presentCard } from '../rules/present.ts'

export async function productSearch(ctx: AnyoneCtx, { term, limit }: Input<typeof contract.productSearch>) {
  const { rows, total } = await searchListings(ctx, term, limit)
  return { items: unlikeNeighbours(rows).map((row) => presentCard(row, ctx)), total }
}
