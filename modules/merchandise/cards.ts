import type { AnyoneCtx } from '#core/context.ts'
import { pageOf } from '#core/paging.ts'
import { readCards } from './engine/cards.ts'
import { queryItems } from './engine/items.ts'
import type { ItemQuery } from './rules/item-list.ts'
import { cardView } from './view.ts'

/** Cards of these items in their order; what is no longer sold is left out. */
export async function cardsOf(ctx: AnyoneCtx, ids: readonly string[]) {
  const rows = ids.length === 0 ? [] : await readCards(ctx, ids)
  const cards = new Map(rows.map((row) => [row.id, cardView(row, ctx)]))
  return ids.flatMap((id) => cards.get(id) ?? [])
}

/** A page of cards that answer a query, with what the choices of each filter would leave. */
export async function showItems(ctx: AnyoneCtx, query: ItemQuery) {
  const { ids, total, counts, categories, price_range } = await queryItems(ctx, query)
  return {
    ...pageOf(await cardsOf(ctx, ids), total, query),
    categories: categories.flatMap(({ slug, name }) => {
      const count = counts.get(slug) ?? 0
      return count > 0 || slug === query.category ? [{ slug, name: name[ctx.language], count }] : []
    }),
    price_range,
  }
}
