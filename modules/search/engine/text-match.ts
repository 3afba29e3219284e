import { cache } from '#core/cache.ts'
import type { AnyoneCtx } from '#core/context.ts'
import { memo } from '#core/memo.ts'
import { jakartaDate } from '#core/time.ts'
import { understand } from '../rules/terms.ts'
import { type Query, queryOf } from '../rules/text-query.ts'
import { listNumbers, rankNumbers, type Unavailable } from '../store.ts'
import { type ListingIndex, vocabulary } from './listing-index.ts'

/** Numbers of the listings that answer, and of the best of them in order. */
export type Narrow = { numbers: Int32Array; best: readonly number[] }
type Ask = { wish: { departure_date?: string | undefined }; search?: string | undefined; sort: string }
type Words = { query: Query; day: { day?: number }; isRanked: boolean; unavailable: Unavailable }

// Further in nobody tells near from far.
const mostPlaced = 200
const none: Narrow = { numbers: new Int32Array(), best: [] }

// A common word of a large catalogue is long to gather, and asked for again by every page and filter of its results.
const narrowsOf = memo((_: ListingIndex) => cache<Narrow>({ entries: 20 }))

/** The one filter the columns do not hold is asked of the database: words, on a day where one is asked for. */
export async function narrowed(ctx: AnyoneCtx, ask: Ask, on: { listingIndex: ListingIndex; unavailable: Unavailable }) {
  const { search } = ask
  if (!search) return undefined
  const { departure_date } = ask.wish
  const day = departure_date === undefined ? {} : { day: Number(departure_date.replaceAll('-', '')) }
  const known = await vocabulary(ctx.db)
  const understood = understand(search, known, jakartaDate(ctx.now))
  if (understood.terms.length === 0) return none
  const words = {
    query: queryOf(understood, known),
    day,
    isRanked: ask.sort === 'relevant',
    unavailable: on.unavailable,
  }
  const { version } = on.listingIndex
  return narrowsOf(on.listingIndex).load(JSON.stringify([version, words]), () => ofWords(ctx, words))
}

async function ofWords({ db }: AnyoneCtx, { query, day, isRanked, unavailable }: Words): Promise<Narrow> {
  const rank = () => rankNumbers(db, query, { ...unavailable, limit: mostPlaced })
  const [numbers, best] = await Promise.all([listNumbers(db, query.all, day), isRanked ? rank() : []])
  if (numbers.length > 0 || day.day !== undefined) return { numbers: Int32Array.from(numbers), best }
  // Nothing has everything that was typed: what has most of it is offered.
  const nearly = isRanked ? best : await rank()
  return { numbers: Int32Array.from(nearly), best: nearly }
}
