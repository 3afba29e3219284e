import type { Input } from '#core/call.ts'
import type { AnyoneCtx } from '#core/context.ts'
import type * as contract from '../contract.ts'
import { showListed } from '../engine/engine.ts'
import { tourKinds } from '../rules/present.ts'

export const tourSearch = (
  ctx: AnyoneCtx,
  { type, sort, page, limit, search, ...filters }: Input<typeof contract.tourSearch>,
) => showListed(ctx, { wish: { ...filters, kinds: tourKinds(type) }, sort, page, limit, search })
