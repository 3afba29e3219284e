import { cache } from '#core/cache.ts'
import type { AnyoneCtx } from '#core/context.ts'
import { memo } from '#core/memo.ts'
import { offsetOf, pageOf } from '#core/paging.ts'
import { Refusal } from '#core/refusals.ts'
import { closedPlans } from '#modules/catalogue/rules/closed-categories.ts'
import { readCards } from '../cards/read-cards.ts'
import { type Counts, choose } from '../rules/choose.ts'
import type { Columns } from '../rules/columns.ts'
import { type DateGate, type Match, matchOf } from '../rules/dates.ts'
import { presentFacets } from '../rules/facets.ts'
import type { Wish } from '../rules/gates.ts'
import { unlikeNeighbours } from '../rules/neighbours.ts'
import { inOrder, type Key, keys } from '../rules/order.ts'
import { type Card, onDates, presentCard } from '../rules/present.ts'
import type { Unavailable } from '../store.ts'
import { type ListingIndex, listingIndexOf } from './listing-index.ts'
import { type Narrow, narrowed } from './text-match.ts'
import { unavailableAt } from './unavailable.ts'

export type Order = keyof ReturnType<typeof keys>
export type Ask = {
  wish: Wish
  sort: Order
  page: number
  limit: number
  search?: string | undefined
}
/** `matches`: what the cards say of the dates that answer, by number, where something is asked of dates. */
type Page = { numbers: number[]; total: number; counts: Counts; matches?: Map<number, Match> }

/** A page of listings with the counts of every choice. */
export async function showListed(ctx: AnyoneCtx, ask: Ask) {
  const { listingIndex, page } = await loadListingPage(ctx, ask)
  const items = await cardsOf(ctx, page.numbers, page.matches)
  const closed = closedPlans(ctx.tenant.feature_flag)
  const facets = presentFacets(listingIndex.columns, page.counts, ctx.language)
  const type = facets.type.filter(({ value }) => !closed.includes(value))
  return { ...pageOf(items, page.total, ask), facets: { ...facets, type } }
}

export async function showPaged(ctx: AnyoneCtx, ask: Ask) {
  const { page } = await loadListingPage(ctx, ask)
  return pageOf(await cardsOf(ctx, page.numbers, page.matches), page.total, ask)
}

/** The first few, without what has already left. */
export async function showPreview(ctx: AnyoneCtx, { wish, sort, limit }: Pick<Ask, 'wish' | 'sort' | 'limit'>) {
  const { page } = await loadListingPage(ctx, { wish: { most_standing: 1, ...wish }, sort, limit, page: 1 })
  return cardsOf(ctx, page.numbers, page.matches)
}

export async function loadListingPage(ctx: AnyoneCtx, ask: Ask): Promise<{ listingIndex: ListingIndex; page: Page }> {
  if (closedPlans(ctx.tenant.feature_flag).some((plan) => plan === ask.wish.type)) throw new Refusal('F-REQ-4n4')
  const [listingIndex, unavailable] = await Promise.all([listingIndexOf(ctx.db, ctx.now), unavailableAt(ctx)])
  const narrow = await narrowed(ctx, ask, { listingIndex, unavailable })
  if (narrow) return { listingIndex, page: find(listingIndex, ask, { unavailable, narrow }) }
  const pages = pagesOf(listingIndex)
  const key = JSON.stringify([listingIndex.version, unavailable, ask])
  const known = pages.get(key)
  if (known) return { listingIndex, page: known }
  const page = find(listingIndex, ask, { unavailable })
  pages.set(key, page)
  return { listingIndex, page }
}

/** Pages worked out since the listings last changed: their key has the version, and the longest unused make room. */
const pagesOf = memo((_: ListingIndex) => cache<Page>({ entries: 500 }))

function find(
  { columns }: ListingIndex,
  ask: Ask,
  { unavailable, narrow }: { unavailable: Unavailable; narrow?: Narrow },
): Page {
  const only = narrow && slotsOf(columns, narrow.numbers)
  const { slots, counts, dates } = choose(columns, ask.wish, {
    ...unavailable,
    hidden: new Set(unavailable.hidden),
    only,
  })
  const places = new Map(narrow?.best.map((number, place) => [number, place]))
  const numbers = numbersOf(columns, slots, keys(columns, places, dates)[ask.sort], ask)
  const page = { numbers, total: slots.length, counts }
  return dates ? { ...page, matches: matchesOf(columns, numbers, dates.gate) } : page
}

function matchesOf({ slots, dates }: Columns, numbers: readonly number[], gate: DateGate): Map<number, Match> {
  const matches = new Map<number, Match>()
  for (const number of numbers) {
    const match = matchOf(dates[slots.get(number) ?? -1] ?? new Int32Array(), gate)
    if (match) matches.set(number, match)
  }
  return matches
}

function slotsOf({ slots, size }: Columns, numbers: Int32Array): Uint8Array {
  const marked = new Uint8Array(size)
  for (const number of numbers) {
    const slot = slots.get(number)
    if (slot !== undefined) marked[slot] = 1
  }
  return marked
}

/** Listing numbers of one page in the order of a key. */
export const numbersOf = (columns: Columns, slots: Int32Array, key: Key, page: { page: number; limit: number }) =>
  inOrder(columns, slots, { key, offset: offsetOf(page), limit: page.limit }).map(
    (slot) => columns.column.number[slot] ?? 0,
  )

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
