import type { Input, Output } from '#core/call.ts'
import type { MemberCtx } from '#core/context.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { jakartaDate } from '#core/time.ts'
import { datedRulesOn } from '#modules/dated-rules/module.ts'
import { provePhone } from '#modules/identity/module.ts'
import { reprice } from '../cart/draft.ts'
import { availableDate, lockProven } from '../cart/hold.ts'
import { capOrder, placePriced } from '../cart/place.ts'
import type * as contract from '../contract.ts'
import { lockCart } from '../order/load.ts'
import type { BookingPorts } from '../ports.ts'

type Call = typeof contract.verifyBooking

export async function verifyBooking(ctx: MemberCtx<BookingPorts>, input: Input<Call>): Promise<Output<Call>> {
  const placed = await ctx.db.transaction(async (db) => {
    const cart = await lockCart(ctx, db, input.id)
    const { phone_number } = cart
    if (!cart.name || !phone_number) throw new Refusal(codes.contact_missing)
    const here = { ...ctx, db }
    const terms = { offer: await availableDate(here, cart), rules: await datedRulesOn(db, jakartaDate(ctx.now)) }
    // Phone, promo, code: locked in this order at checkout as well, so that two calls never wait in a ring.
    const phones = await lockProven(here, phone_number)
    const priced = await reprice(ctx, db, cart, { terms })
    const number = { purpose: 'verify_booking' as const, destination: phone_number }
    // A wrong try must stay counted, so it is not a throw that would roll it back.
    if (!(await provePhone(ctx, db, { ...number, code: input.code }))) return undefined
    await capOrder(ctx, db, { phones, cart, rules: terms.rules })
    const change = { phone_verified_at: ctx.now, proven_phones: phones }
    return placePriced(ctx, db, { cart: priced, change, terms })
  })
  if (!placed) throw new Refusal(codes.code_wrong)
  return placed
}
