import type { Input } from '#core/call.ts'
import type { AnyoneCtx } from '#core/context.ts'
import { pictureSource } from '#core/pictures.ts'
import type * as contract from '../contract.ts'
import { searchListings } from '../engine/engine.ts'
import { remember } from '../recent/remember.ts'
import { highlight } from '../rules/highlight.ts'
import { nameIn, shownColour } from '../rules/present.ts'

/** What was found is remembered for whoever asked; what found nothing is not worth offering again. */
export async function search(ctx: AnyoneCtx, { term, limit }: Input<typeof contract.search>) {
  // Agencies give packages the same name, and a suggestion shows no more than that: the best of each name is offered.
  const { rows, terms, total } = await searchListings(ctx, term, limit * 2)
  if (rows.length > 0) await remember(ctx, term)
  const best = [...new Map(rows.toReversed().map((row) => [nameIn(row, ctx.language), row])).values()].reverse()
  const items = best.slice(0, limit).map((row) => {
    const name = nameIn(row, ctx.language)
    const parts = highlight(name, terms)
    const thumbnail = pictureSource(row.picture_id, 160, 'webp')
    return { id: row.product_id, slug: row.slug, name, thumbnail, picture_colour: shownColour(row), parts }
  })
  return { items, total }
}
