import type { Input, Output } from '#core/call.ts'
import type { MemberCtx } from '#core/context.ts'
import { phoneNumberOf } from '#core/phone.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { sendCodeToNumber } from '../cart/phone-code.ts'
import type * as contract from '../contract.ts'
import { lockCart } from '../order/load.ts'
import type { BookingPorts } from '../ports.ts'
import { updateBooking } from '../store.ts'

type Call = typeof contract.changeBookingPhone

export function changeBookingPhone(ctx: MemberCtx<BookingPorts>, input: Input<Call>): Promise<Output<Call>> {
  const phone_number = phoneNumberOf(input.phone_number, ctx.language)
  return ctx.db.transaction(async (db) => {
    const cart = await lockCart(ctx, db, input.id)
    if (!cart.name) throw new Refusal(codes.contact_missing)
    return sendCodeToNumber(ctx, db, await updateBooking(db, cart, { phone_number, phone_verified_at: null }))
  })
}
