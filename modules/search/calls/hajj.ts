import type { Input } from '#core/call.ts'
import type { AnyoneCtx } from '#core/context.ts'
import type * as contract from '../contract.ts'
import { showPaged } from '../engine/engine.ts'

export const hajj = (ctx: AnyoneCtx, { sort, page, limit, search, ...filters }: Input<typeof contract.hajj>) =>
  showPaged(ctx, { wish: { ...filters, category: 'haji' }, sort, page, limit, search })
