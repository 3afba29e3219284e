import type { Input } from '#core/call.ts'
import type { AnyoneCtx } from '#core/context.ts'
import type * as contract from '../contract.ts'
import { products } from './products.ts'

export const umrohSearch = (ctx: AnyoneCtx, input: Input<typeof contract.umrohSearch>) =>
  products(ctx, { ...input, category: 'umroh' })
