import { cache } from '#core/cache.ts'
import type { AnyoneCtx } from '#core/context.ts'
import { memo } from '#core/memo.ts'
import { offsetOf } from '#core/paging.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { jakartaDate } from '#core/time.ts'
import { closedPlans } from '#modules/catalogue/rules/closed-categories.ts'
import { choose } from '../rules/choose.ts'
import type { Columns } from '../rules/columns.ts'
import type { Match } from '../rules/dates.ts'
import type { Choices } from '../rules/facets.ts'
import { standings } from '../rules/listing.ts'
import type { ListingQuery } from '../rules/listing-query.ts'
import { inOrder, keys } from '../rules/order.ts'
import type { CardFacts } from '../rules/present.ts'
import { likest } from '../rules/similar.ts'
import { type Term, understand } from '../rules/terms.ts'
import { textQueryOf } from '../rules/text-query.ts'
import { type TypeTotal, typeTotals } from '../rules/type-totals.ts'
import { findListings, type Unavailable } from '../store.ts'
import { type ListingIndex, listingIndexOf, vocabulary } from './listing-index.ts'
import { matchesOf, numbersAt, slotsOf } from './numbers.ts'
import { numberOf } from './product-number.ts'
import { matchText, type TextMatch } from './text-match.ts'
import { unavailableAt } from './unavailable.ts'

/** `matches`: what the cards say of the dates that answer, by number, where something is asked of dates. */
export type ListingPage = {
  numbers: number[]
  total: number
  choices: Choices
  matches?: Map<number, Match>
  types?: TypeTotal[]
}

/** One page of the listings that answer a query, how many there are, and what each choice of each filter would leave. */
export async function listListings(ctx: AnyoneCtx, query: ListingQuery): Promise<ListingPage> {
  if (closedPlans(ctx.tenant.feature_flag).some((plan) => plan === query.filters.type))
    throw new Refusal(codes.not_found)
  const [listingIndex, unavailable] = await Promise.all([listingIndexOf(ctx.db, ctx.now), unavailableAt(ctx)])
  const text = await matchText(ctx, query, { listingIndex, unavailable })
  if (text) return pageOf(listingIndex, query, { unavailable, text })
  const pages = pagesOf(listingIndex)
  const key = JSON.stringify([listingIndex.version, unavailable, query])
  const known = pages.get(key)
  if (known) return known
  const page = pageOf(listingIndex, query, { unavailable })
  pages.set(key, page)
  return page
}

/** The best answers to what a person typed, and what of it was understood. */
export async function searchListings(
  ctx: AnyoneCtx,
  typed: string,
  limit: number,
): Promise<{ rows: CardFacts[]; terms: Term[]; total: number }> {
  const [known, unavailable] = await Promise.all([vocabulary(ctx.db), unavailableAt(ctx)])
  const understood = understand(typed, known, jakartaDate(ctx.now))
  const { terms } = understood
  if (terms.length === 0) return { rows: [], terms, total: 0 }
  const rows = await findListings(ctx.db, textQueryOf(understood, known), { ...unavailable, limit })
  return { rows, terms, total: Math.max(rows.length, rows[0]?.total ?? 0) }
}

/** Numbers of the listings most like a product's, the likest first; nothing where the product has none to show. */
export async function similarListings(ctx: AnyoneCtx, product_id: string, count: number) {
  const [{ columns }, unavailable, number] = await Promise.all([
    listingIndexOf(ctx.db, ctx.now),
    unavailableAt(ctx),
    numberOf(ctx.db, product_id),
  ])
  const itself = number === undefined ? undefined : columns.slots.get(number)
  if (itself === undefined || !isShown(columns, itself, { ...unavailable, most: standings.departed })) return undefined
  const similar = likest(columns, itself, {
    count,
    isShown: (slot) => isShown(columns, slot, { ...unavailable, most: standings.sold_out }),
  })
  return numbersAt(columns, similar)
}

/** Pages worked out since the listings last changed: their key has the version, and the longest unused make room. */
const pagesOf = memo((_: ListingIndex) => cache<ListingPage>({ entries: 500 }))

type Within = { unavailable: Unavailable; text?: TextMatch }

function pageOf({ columns }: ListingIndex, query: ListingQuery, { unavailable, text }: Within): ListingPage {
  const { slots, counts, dates } = choose(columns, query.filters, {
    ...unavailable,
    hidden: new Set(unavailable.hidden),
    only: text && slotsOf(columns, text.numbers),
  })
  const places = new Map(text?.best.map((number, place) => [number, place]))
  const key = keys(columns, places, dates)[query.sort]
  const numbers = numbersAt(columns, inOrder(columns, slots, { key, offset: offsetOf(query), limit: query.limit }))
  return {
    numbers,
    total: slots.length,
    choices: { counts, known: columns.known },
    ...(dates && { matches: matchesOf(columns, numbers, dates.gate) }),
    ...(query.totals === 'types' && { types: typeTotals(columns, slots) }),
  }
}

function isShown({ column, known }: Columns, slot: number, { hidden, closed, most }: Unavailable & { most: number }) {
  const partner = known.partner.values[column.partner[slot] ?? 0]?.id ?? ''
  const category = known.category.values[column.category[slot] ?? 0]
  const isHere = !hidden.includes(partner) && !closed.some((one) => one === category)
  return isHere && (column.standing[slot] ?? most + 1) <= most
}
