import type { AnyoneCtx } from '#core/context.ts'
import { pageOf } from '#core/paging.ts'
import { closedPlans } from '#modules/catalogue/rules/closed-categories.ts'
import { listListings } from '../engine/engine.ts'
import type { Match } from '../rules/dates.ts'
import { presentFacets } from '../rules/facets.ts'
import type { ListingQuery } from '../rules/listing-query.ts'
import { unlikeNeighbours } from '../rules/neighbours.ts'
import { type Card, onDates, presentCard } from '../rules/present.ts'
import { readCards } from './read-cards.ts'

/** A page of listings with the counts of every choice. */
export async function showListed(ctx: AnyoneCtx, query: ListingQuery) {
  const page = await listListings(ctx, query)
  const items = await cardsOf(ctx, page.numbers, page.matches)
  const closed = closedPlans(ctx.tenant.feature_flag)
  const facets = presentFacets(page.choices, ctx.language)
  const type = facets.type.filter(({ value }) => !closed.includes(value))
  return { ...pageOf(items, page.total, query), facets: { ...facets, type } }
}

export async function showPaged(ctx: AnyoneCtx, query: ListingQuery) {
  const page = await listListings(ctx, query)
  return pageOf(await cardsOf(ctx, page.numbers, page.matches), page.total, query)
}

/** The first few, without what has already left. */
export async function showPreview(ctx: AnyoneCtx, query: Pick<ListingQuery, 'filters' | 'sort' | 'limit'>) {
  const filters = { most_standing: 1, ...query.filters }
  const page = await listListings(ctx, { ...query, filters, page: 1 })
  return cardsOf(ctx, page.numbers, page.matches)
}

/** Cards in the order of their numbers; those with a match tell of the dates that answer alone. */
export async function cardsOf(
  ctx: AnyoneCtx,
  numbers: number[],
  matches?: ReadonlyMap<number, Match>,
): Promise<Card[]> {
  const cards = await readCards(ctx.db, numbers)
  const rows = numbers.flatMap((number) => {
    const row = cards.get(number)
    return row ? [onDates(row, matches?.get(number))] : []
  })
  return unlikeNeighbours(rows).map((row) => presentCard(row, ctx))
}
