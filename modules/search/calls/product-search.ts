import type { Input } from '#core/call.ts'
import type { AnyoneCtx } from '#core/context.ts'
import type * as contract from '../contract.ts'
import { findTyped } from '../engine/search-listings.ts'
import { unlikeNeighbours } from '../rules/neighbours.ts'
import { presentCard } from '../rules/present.ts'

export async function productSearch(ctx: AnyoneCtx, { term, limit }: Input<typeof contract.productSearch>) {
  const { rows, total } = await findTyped(ctx, term, limit)
  return { items: unlikeNeighbours(rows).map((row) => presentCard(row, ctx)), total }
}
