import type { AnyoneCtx } from '#core/context.ts'
import { listListings } from '../engine/engine.ts'

export async function hajjTravels(ctx: AnyoneCtx) {
  const { choices } = await listListings(ctx, {
    filters: { category: 'haji' },
    sort: 'earliest',
    page: 1,
    limit: 1,
  })
  return choices.known.partner.values
    .filter((_, code) => (choices.counts.travel[code] ?? 0) > 0)
    .map(({ id, name }) => ({ id, name }))
    .sort((a, b) => a.name.localeCompare(b.name, 'id') || (a.id < b.id ? -1 : 1))
}
