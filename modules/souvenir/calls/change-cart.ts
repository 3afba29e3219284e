import type { Input, Output } from '#core/call.ts'
import type { MemberCtx } from '#core/context.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { inCart, offerFor, ownerOf } from '../cart.ts'
import type * as contract from '../contract.ts'
import { listCart, setCartItem } from '../store.cart.ts'

type Call = typeof contract.changeCart

export const changeCart = (ctx: MemberCtx, { cart_item_id, quantity }: Input<Call>): Promise<Output<Call>> =>
  inCart(ctx, async (inside) => {
    const owner = ownerOf(inside)
    const row = (await listCart(inside.db, owner)).find(({ id }) => id === cart_item_id)
    if (!row) throw new Refusal(codes.not_found)
    await offerFor(inside, { variant_id: row.variant_id, quantity })
    await setCartItem(inside.db, owner, { id: row.id, quantity })
  })
