import type { Input } from '#core/call.ts'
import type { AnyoneCtx } from '#core/context.ts'
import { showPaged } from '../cards/show-listings.ts'
import type * as contract from '../contract.ts'

export const hajj = (ctx: AnyoneCtx, { sort, page, limit, search, ...filters }: Input<typeof contract.hajj>) =>
  showPaged(ctx, { filters: { ...filters, category: 'haji' }, sort, page, limit, search })
