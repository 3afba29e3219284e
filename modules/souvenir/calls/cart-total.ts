import type { Output } from '#core/call.ts'
import type { MemberCtx } from '#core/context.ts'
import { ownerOf } from '../cart.ts'
import type * as contract from '../contract.ts'
import { countPieces } from '../store.cart.ts'

export const cartTotal = async (ctx: MemberCtx): Promise<Output<typeof contract.cartTotal>> => ({
  quantity: await countPieces(ctx.db, ownerOf(ctx)),
})
