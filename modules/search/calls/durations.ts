import type { AnyoneCtx } from '#core/context.ts'
import { listListings } from '../engine/engine.ts'
import type { ListingFilters } from '../rules/listing-query.ts'

const durations = (filters: ListingFilters) => async (ctx: AnyoneCtx) => {
  const { choices } = await listListings(ctx, { filters, sort: 'earliest', page: 1, limit: 1 })
  return choices.known.duration.values
    .map((number, code) => ({ number, count: choices.counts.duration[code] ?? 0 }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => a.number - b.number)
}

export const umrohDurations = durations({ category: 'umroh' })
export const tourDurations = durations({ category: 'wisata-syariah' })
