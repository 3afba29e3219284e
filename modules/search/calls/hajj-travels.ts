import type { AnyoneCtx } from '#core/context.ts'
import { pageOfShelf } from '../listing.ts'

export async function hajjTravels(ctx: AnyoneCtx) {
  const { shelf, page } = await pageOfShelf(ctx, { wish: { category: 'haji' }, sort: 'earliest', page: 1, limit: 1 })
  return shelf.columns.known.partner.values
    .filter((_, code) => (page.counts.travel[code] ?? 0) > 0)
    .map(({ id, name }) => ({ id, name }))
    .sort((a, b) => a.name.localeCompare(b.name, 'id') || (a.id < b.id ? -1 : 1))
}
