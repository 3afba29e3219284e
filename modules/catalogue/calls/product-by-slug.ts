import type { Input, Output } from '#core/call.ts'
import type { AnyoneCtx } from '#core/context.ts'
import type * as contract from '../contract.ts'
import { showProduct } from '../show.ts'

type Call = typeof contract.productBySlug

export const productBySlug = (ctx: AnyoneCtx, input: Input<Call>): Promise<Output<Call>> =>
  showProduct(ctx, { slugs: [input.slug] }, input.affiliate_code)
