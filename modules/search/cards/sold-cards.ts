import type { AnyoneCtx } from '#core/context.ts'
import { unlikeNeighbours } from '../rules/neighbours.ts'
import { type Card, type CardFacts, presentCard } from '../rules/present.ts'
import { type Among, listSold, type OffSale, type Slice } from '../store.listed.ts'

/** Cards of packages one can still join, and how many there are: for other modules. */
export async function soldCards(
  ctx: AnyoneCtx,
  among: Among,
  slice: OffSale & Slice,
): Promise<{ items: Card[]; total: number }> {
  const result: { rows: CardFacts[]; total: number } = await listSold(ctx.db, among, slice)
  return { items: unlikeNeighbours(result.rows).map((row) => presentCard(row, ctx)), total: result.total }
}
