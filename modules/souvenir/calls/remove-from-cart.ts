import type { Input, Output } from '#core/call.ts'
import type { MemberCtx } from '#core/context.ts'
import { inCart, ownerOf } from '../cart.ts'
import type * as contract from '../contract.ts'
import { deleteCartItems } from '../store.cart.ts'

type Call = typeof contract.removeFromCart

export const removeFromCart = (ctx: MemberCtx, { cart_item_ids }: Input<Call>): Promise<Output<Call>> =>
  inCart(ctx, async (inside) => {
    await deleteCartItems(inside.db, ownerOf(inside), cart_item_ids)
  })
