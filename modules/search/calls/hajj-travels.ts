import type { AnyoneCtx } from '#core/context.ts'
import { loadListingPage } from '../engine/engine.ts'

export async function hajjTravels(ctx: AnyoneCtx) {
  const { listingIndex, page } = await loadListingPage(ctx, {
    wish: { category: 'haji' },
    sort: 'earliest',
    page: 1,
    limit: 1,
  })
  return listingIndex.columns.known.partner.values
    .filter((_, code) => (page.counts.travel[code] ?? 0) > 0)
    .map(({ id, name }) => ({ id, name }))
    .sort((a, b) => a.name.localeCompare(b.name, 'id') || (a.id < b.id ? -1 : 1))
}
