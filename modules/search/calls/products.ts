import type { Input } from '#core/call.ts'
import type { AnyoneCtx } from '#core/context.ts'
import type * as contract from '../contract.ts'
import { showListed } from '../engine/engine.ts'

export const products = (ctx: AnyoneCtx, { sort, page, limit, search, ...wish }: Input<typeof contract.products>) =>
  showListed(ctx, { wish, sort, page, limit, search })
