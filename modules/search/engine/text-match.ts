import { cache } from '#core/cache.ts'
import type { AnyoneCtx, Db } from '#core/context.ts'
import { memo } from '#core/memo.ts'
import { currentOf } from '#core/replica.ts'
import { jakartaDate } from '#core/time.ts'
import type { ListingQuery } from '../rules/listing-query.ts'
import { understand } from '../rules/terms.ts'
import { type TextQuery, textQueryOf } from '../rules/text-query.ts'
import { listNumbers, rankNumbers, type Unavailable } from '../store.ts'
import { type ListingIndex, vocabulary } from './listing-index.ts'

/** Numbers of the listings that answer, and of the best of them in order. */
export type TextMatch = { numbers: Int32Array; best: readonly number[] }
type Words = { text: TextQuery; day: { day?: number }; isRanked: boolean; unavailable: Unavailable }

// Further in nobody tells near from far.
const mostPlaced = 200
const none: TextMatch = { numbers: new Int32Array(), best: [] }

// A common word of a large catalogue is long to gather, and asked for again by every page and filter of its results.
const matchesOf = memo((_: ListingIndex) => cache<TextMatch>({ entries: 20 }))

/** The one part of a query the columns do not hold is asked of the database: words, on a day where one is asked for. */
export async function matchText(
  ctx: AnyoneCtx,
  { search, sort, filters: { departure_date } }: ListingQuery,
  on: { listingIndex: ListingIndex; unavailable: Unavailable },
): Promise<TextMatch | undefined> {
  if (!search) return undefined
  const day = departure_date === undefined ? {} : { day: Number(departure_date.replaceAll('-', '')) }
  const known = await vocabulary(ctx.db)
  const understood = understand(search, known, jakartaDate(ctx.now))
  if (understood.terms.length === 0) return none
  const words = {
    text: textQueryOf(understood, known),
    day,
    isRanked: sort === 'relevant',
    unavailable: on.unavailable,
  }
  const { version } = on.listingIndex
  return matchesOf(on.listingIndex).load(JSON.stringify([version, words]), () => ofWords(currentOf(ctx.db), words))
}

async function ofWords(db: Db, { text, day, isRanked, unavailable }: Words): Promise<TextMatch> {
  const rank = () => rankNumbers(db, text, { ...unavailable, limit: mostPlaced })
  const [numbers, best] = await Promise.all([listNumbers(db, text.all, day), isRanked ? rank() : []])
  if (numbers.length > 0 || day.day !== undefined) return { numbers: Int32Array.from(numbers), best }
  // Nothing has everything that was typed: what has most of it is offered.
  const nearly = isRanked ? best : await rank()
  return { numbers: Int32Array.from(nearly), best: nearly }
}
