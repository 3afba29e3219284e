import type { Input, Output } from '#core/call.ts'
import type { MemberCtx } from '#core/context.ts'
import { sendBookingCode } from '../cart/phone-code.ts'
import type * as contract from '../contract.ts'
import { lockCart } from '../order/load.ts'
import type { BookingPorts } from '../ports.ts'

type Call = typeof contract.resendBookingCode

export function resendBookingCode(ctx: MemberCtx<BookingPorts>, input: Input<Call>): Promise<Output<Call>> {
  return ctx.db.transaction(async (db) => sendBookingCode(ctx, db, await lockCart(ctx, db, input.id)))
}
