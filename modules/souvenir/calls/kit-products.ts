import type { Input, Output } from '#core/call.ts'
import type { MemberCtx } from '#core/context.ts'
import { bookingOf } from '#modules/booking/module.ts'
import { hasKit } from '#modules/booking/rules/kit.ts'
import type * as contract from '../contract.ts'
import { kitWords } from '../words.ts'

type Call = typeof contract.kitProducts

export async function kitProducts(ctx: MemberCtx, { booking_id }: Input<Call>): Promise<Output<Call>> {
  const { category, seats: quantity } = await bookingOf(ctx, booking_id)
  if (!hasKit(category)) return []
  return Object.values(kitWords(ctx.language)).map((name) => ({ name, quantity }))
}
