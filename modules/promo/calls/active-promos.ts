import type { Input, Output } from '#core/call.ts'
import type { AnyoneCtx } from '#core/context.ts'
import type * as contract from '../contract.ts'
import { previewPromos } from '../preview.ts'

type Call = typeof contract.activePromos

export const activePromos = (ctx: AnyoneCtx, { limit }: Input<Call>): Promise<Output<Call>> =>
  previewPromos(ctx, { limit, first: 'banners' })
