import type { Input } from '#core/call.ts'
import type { AnyoneCtx } from '#core/context.ts'
import { offsetOf } from '#core/paging.ts'
import { Refusal } from '#core/refusals.ts'
import type * as contract from '../contract.ts'
import { cardsOf } from '../engine/engine.ts'
import { listingIndexOf } from '../engine/listing-index.ts'
import { numberOf } from '../engine/numbers.ts'
import { unavailableAt } from '../engine/unavailable.ts'
import { standings } from '../rules/listing.ts'
import { likest } from '../rules/similar.ts'

export async function recommendation(ctx: AnyoneCtx, { id, page, limit }: Input<typeof contract.recommendation>) {
  const [{ columns }, { hidden, closed }, number] = await Promise.all([
    listingIndexOf(ctx.db, ctx.now),
    unavailableAt(ctx),
    numberOf(ctx.db, id),
  ])
  const itself = number === undefined ? undefined : columns.slots.get(number)
  if (itself === undefined || !isShown(itself, standings.departed)) throw new Refusal('F-REQ-4n4')
  const similar = likest(columns, itself, {
    count: page * limit + 1,
    isShown: (slot) => isShown(slot, standings.sold_out),
  })
  const numbers = similar.map((slot) => columns.column.number[slot] ?? 0)
  const items = await cardsOf(ctx, numbers.slice(offsetOf({ page, limit }), page * limit))
  return { items, is_show_more: numbers.length > page * limit }

  function isShown(slot: number, most: number): boolean {
    const partner = columns.known.partner.values[columns.column.partner[slot] ?? 0]?.id ?? ''
    const category = columns.known.category.values[columns.column.category[slot] ?? 0]
    const isHere = !hidden.includes(partner) && !closed.some((one) => one === category)
    return isHere && (columns.column.standing[slot] ?? most + 1) <= most
  }
}
