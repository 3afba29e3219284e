import type { Input } from '#core/call.ts'
import type { AnyoneCtx } from '#core/context.ts'
import { showListed } from '../cards/show-listings.ts'
import type * as contract from '../contract.ts'
import { tourKinds } from '../rules/present.ts'

export const tourSearch = (
  ctx: AnyoneCtx,
  { type, sort, page, limit, search, ...filters }: Input<typeof contract.tourSearch>,
) => showListed(ctx, { filters: { ...filters, kinds: tourKinds(type) }, sort, page, limit, search })
