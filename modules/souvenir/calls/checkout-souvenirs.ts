import type { Input, Output } from '#core/call.ts'
import type { MemberCtx } from '#core/context.ts'
import { placeCheckout } from '../checkout/place.ts'
import type * as contract from '../contract.ts'
import type { SouvenirPorts } from '../ports.ts'

type Call = typeof contract.checkoutSouvenirs

export async function checkoutSouvenirs(ctx: MemberCtx<SouvenirPorts>, input: Input<Call>): Promise<Output<Call>> {
  const { id, code, pay_by } = await placeCheckout(ctx, input)
  return { booking_merchandise_id: id, code, pay_by: pay_by.toISOString() }
}
