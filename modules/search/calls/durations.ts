import type { AnyoneCtx } from '#core/context.ts'
import { loadListingPage } from '../engine/engine.ts'
import type { Wish } from '../rules/gates.ts'

const durations = (wish: Wish) => async (ctx: AnyoneCtx) => {
  const { listingIndex, page } = await loadListingPage(ctx, { wish, sort: 'earliest', page: 1, limit: 1 })
  return listingIndex.columns.known.duration.values
    .map((number, code) => ({ number, count: page.counts.duration[code] ?? 0 }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => a.number - b.number)
}

export const umrohDurations = durations({ category: 'umroh' })
export const tourDurations = durations({ category: 'wisata-syariah' })
