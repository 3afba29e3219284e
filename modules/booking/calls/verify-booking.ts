import type { Input, Output } from '#core/call.ts'
import type { MemberCtx } from '#core/context.ts'
import { Refusal } from '#core/refusals.ts'
import { checkCode, keepProvenPhone } from '#modules/identity/module.ts'
import type * as contract from '../contract.ts'
import { reprice } from '../draft.ts'
import { lockProven, refuseUnavailable } from '../hold.ts'
import { lockCart } from '../load.ts'
import { capOrder, placePriced } from '../place.ts'
import type { BookingPorts } from '../ports.ts'
import { updateBooking } from '../store.ts'

type Call = typeof contract.verifyBooking

export async function verifyBooking(ctx: MemberCtx<BookingPorts>, input: Input<Call>): Promise<Output<Call>> {
  const placed = await ctx.db.transaction(async (db) => {
    const cart = await lockCart(ctx, db, input.id)
    const { phone_number } = cart
    if (!cart.name || !phone_number) throw new Refusal('F-BOK-8f8')
    await refuseUnavailable(db, cart, ctx.now)
    // Phone, promo, code: locked in this order at checkout as well, so that two calls never wait in a ring.
    const phones = await lockProven({ ...ctx, db }, phone_number)
    const priced = await reprice(ctx, db, cart, {})
    const right = await checkCode(ctx, db, { purpose: 'verify_booking', user_id: ctx.user.id, code: input.code })
    // A wrong try must stay counted, so it is not a throw that would roll it back.
    if (right?.destination !== phone_number) return undefined
    await keepProvenPhone(db, { tenant_id: ctx.tenant.id, id: ctx.user.id }, { phone_number, now: ctx.now })
    await capOrder(ctx, db, { phones, cart })
    return placePriced(ctx, db, await updateBooking(db, priced, { phone_verified_at: ctx.now, proven_phones: phones }))
  })
  if (!placed) throw new Refusal('F-OTP-1w1')
  return placed
}
