import type { Input, Output } from '#core/call.ts'
import type { MemberCtx } from '#core/context.ts'
import { bookingOf } from '#modules/booking/module.ts'
import { hasKit } from '#modules/booking/rules/kit.ts'
import type * as contract from '../contract.ts'
import { kitWords } from '../words.ts'

type Call = typeof contract.kitProducts

export async function kitProducts(ctx: MemberCtx, { booking_id }: Input<Call>): Promise<Output<Call>> {
  const booking = await bookingOf(ctx, booking_id)
  if (!hasKit(booking)) return []
  return Object.values(kitWords(ctx.language)).map((name) => ({ name, quantity: booking.seats }))
}
