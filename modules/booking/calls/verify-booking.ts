import type { Input, Output } from '#core/call.ts'
import type { MemberCtx } from '#core/context.ts'
import { Refusal } from '#core/refusals.ts'
import { checkCode, keepProvenPhone } from '#modules/identity/module.ts'
import type * as contract from '../contract.ts'
import { lockCart } from '../load.ts'
import { placeOrder } from '../place.ts'
import type { BookingPorts } from '../ports.ts'
import { updateBooking } from '../store.ts'

type Call = typeof contract.verifyBooking

export async function verifyBooking(ctx: MemberCtx<BookingPorts>, input: Input<Call>): Promise<Output<Call>> {
  const placed = await ctx.db.transaction(async (db) => {
    const cart = await lockCart(ctx, db, input.id)
    if (!cart.name || !cart.phone_number) throw new Refusal('F-BOK-8f8')
    const right = await checkCode(ctx, db, { purpose: 'verify_booking', user_id: ctx.user.id, code: input.code })
    // A wrong try must stay counted, so it is not a throw that would roll it back.
    if (right?.destination !== cart.phone_number) return undefined
    const proven = { phone_number: cart.phone_number, now: ctx.now }
    await keepProvenPhone(db, { tenant_id: ctx.tenant.id, id: ctx.user.id }, proven)
    return placeOrder(ctx, db, await updateBooking(db, cart, { phone_verified_at: ctx.now }))
  })
  if (!placed) throw new Refusal('F-OTP-1w1')
  return placed
}
