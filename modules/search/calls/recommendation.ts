import type { Input } from '#core/call.ts'
import type { AnyoneCtx } from '#core/context.ts'
import { Refusal } from '#core/refusals.ts'
import { hiddenHere } from '#modules/partner/module.ts'
import type * as contract from '../contract.ts'
import { cardsOf, numbersOf } from '../listing.ts'
import { numberOf } from '../numbers.ts'
import { choose } from '../rules/choose.ts'
import { standings } from '../rules/listing.ts'
import { unlikeness } from '../rules/similar.ts'
import { shelfOf } from '../shelf.ts'

export async function recommendation(ctx: AnyoneCtx, { id, page, limit }: Input<typeof contract.recommendation>) {
  const [{ columns }, hidden, number] = await Promise.all([
    shelfOf(ctx.db, ctx.now),
    hiddenHere(ctx),
    numberOf(ctx.db, id),
  ])
  const itself = number === undefined ? undefined : columns.slots.get(number)
  if (itself === undefined || !isShown(itself)) throw new Refusal('F-REQ-4n4')
  const category = columns.known.category.values[columns.column.category[itself] ?? 0]
  const { slots } = choose(columns, { category, most_standing: 1 }, { hidden: new Set(hidden) })
  const others = slots.filter((slot) => slot !== itself)
  const items = await cardsOf(ctx, numbersOf(columns, others, unlikeness(columns, itself), { page, limit }))
  return { items, is_show_more: others.length > page * limit }

  function isShown(slot: number): boolean {
    const partner = columns.known.partner.values[columns.column.partner[slot] ?? 0]?.id ?? ''
    return columns.column.standing[slot] !== standings.off_sale && !hidden.includes(partner)
  }
}
