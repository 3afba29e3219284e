import type { Input } from '#core/call.ts'
import type { AnyoneCtx } from '#core/context.ts'
import type * as contract from '../contract.ts'
import { products } from './products.ts'

export const hajjSearch = (ctx: AnyoneCtx, input: Input<typeof contract.hajjSearch>) =>
  products(ctx, { ...input, category: 'haji' })
