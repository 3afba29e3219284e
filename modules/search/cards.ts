import type { AnyoneCtx } from '#core/context.ts'
import { type Card, type CardFacts, presentCard } from './rules/present.ts'
import { type Among, listSold, type OffSale, type Slice } from './store.listed.ts'

/** Cards of packages one can still join, and how many there are: for other rooms. */
export async function soldCards(
  { db, language }: AnyoneCtx,
  among: Among,
  slice: OffSale & Slice,
): Promise<{ items: Card[]; total: number }> {
  const found: { rows: CardFacts[]; total: number } = await listSold(db, among, slice)
  return { items: found.rows.map((row) => presentCard(row, language)), total: found.total }
}
