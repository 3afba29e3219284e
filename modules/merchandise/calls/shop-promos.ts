import type { Input, Output } from '#core/call.ts'
import type { AnyoneCtx } from '#core/context.ts'
import { previewPromosOf } from '#modules/promo/module.ts'
import type * as contract from '../contract.ts'

type Call = typeof contract.shopPromos

export const shopPromos = (ctx: AnyoneCtx, { limit }: Input<Call>): Promise<Output<Call>> =>
  previewPromosOf(ctx, { limit, category: 'oleh-oleh' })
