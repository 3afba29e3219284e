import type { Input, Output } from '#core/call.ts'
import type { AnyoneCtx } from '#core/context.ts'
import type * as contract from '../contract.ts'
import { showProduct } from '../show.ts'

type Call = typeof contract.productById

export const productById = (ctx: AnyoneCtx, input: Input<Call>): Promise<Output<Call>> =>
  showProduct(ctx, { ids: [input.id] }, input.affiliate_code)
