import type { Db } from '#core/context.ts'
import { noteSupplyChanged } from './engine/supply.ts'
import { freePieces, holdPieces, lockItemsOf, movePieces, type Pieces, refreshItems } from './store.stock.ts'

type Because = { order_id: string; reason: string }

/** One row a variant: a statement that joined two of the same would count one of them. */
function together(pieces: readonly Pieces[]): Pieces[] {
  const sums = new Map<string, number>()
  for (const { variant_id, quantity } of pieces) sums.set(variant_id, (sums.get(variant_id) ?? 0) + quantity)
  return [...sums].map(([variant_id, quantity]) => ({ variant_id, quantity }))
}

/**
 * Puts pieces aside for an order that is not paid yet, all or none: gives the variants of which there are not so many, and whoever
 * gets some throws the transaction away.
 */
export async function holdStock(db: Db, wanted: readonly Pieces[]): Promise<string[]> {
  const pieces = together(wanted)
  if (pieces.length === 0) return []
  await lockItemsOf(db, pieces)
  const held = await holdPieces(db, pieces)
  await refreshItems(db, pieces, 0)
  noteSupplyChanged()
  return pieces.filter(({ variant_id }) => !held.has(variant_id)).map(({ variant_id }) => variant_id)
}

/** Gives back what an unpaid order had put aside. */
export async function releaseStock(db: Db, wanted: readonly Pieces[]): Promise<void> {
  const pieces = together(wanted)
  await lockItemsOf(db, pieces)
  if ((await freePieces(db, pieces)) !== pieces.length)
    throw new Error('an order held pieces that the stock does not know of')
  await refreshItems(db, pieces, 0)
  noteSupplyChanged()
}

/** What was put aside is paid for and leaves the stock. */
export async function sellStock(db: Db, wanted: readonly Pieces[], because: Because, now: Date): Promise<void> {
  const pieces = together(wanted)
  await lockItemsOf(db, pieces)
  const moved = await movePieces(db, pieces, { ...because, now, way: 'out' })
  if (moved !== pieces.length) throw new Error('an order was paid whose pieces were not put aside')
  await refreshItems(db, pieces, 1)
  noteSupplyChanged()
}

/** What was sold and never left the store can be sold again. */
export async function returnStock(db: Db, wanted: readonly Pieces[], because: Because, now: Date): Promise<void> {
  const pieces = together(wanted)
  await lockItemsOf(db, pieces)
  await movePieces(db, pieces, { ...because, now, way: 'in' })
  await refreshItems(db, pieces, -1)
  noteSupplyChanged()
}
