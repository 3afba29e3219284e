import type { Input, Output } from '#core/call.ts'
import type { MemberCtx } from '#core/context.ts'
import { newId } from '#core/ids.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { inCart, offerFor, ownerOf } from '../cart.ts'
import type * as contract from '../contract.ts'
import { mostCartItems } from '../rules/cart.ts'
import { addCartItem, listCart } from '../store.cart.ts'

type Call = typeof contract.addToSouvenirCart

export const addToSouvenirCart = (ctx: MemberCtx, { variant_id, quantity }: Input<Call>): Promise<Output<Call>> =>
  inCart(ctx, async (inside) => {
    const { db, now } = inside
    const owner = ownerOf(inside)
    const rows = await listCart(db, owner)
    const there = rows.find((row) => row.variant_id === variant_id)?.quantity ?? 0
    const offer = await offerFor(inside, { variant_id, quantity: there + quantity })
    if (there === 0 && rows.length >= mostCartItems) throw new Refusal(codes.cart_full)
    const row = { id: newId(now), ...owner, variant_id, quantity, price_seen: offer.price, created_at: now }
    await addCartItem(db, row)
  })
