import type { Input } from '#core/call.ts'
import type { AnyoneCtx } from '#core/context.ts'
import { showListed } from '../cards/show-listings.ts'
import type * as contract from '../contract.ts'

export const products = (ctx: AnyoneCtx, { sort, page, limit, search, ...filters }: Input<typeof contract.products>) =>
  showListed(ctx, { filters, sort, page, limit, search })
