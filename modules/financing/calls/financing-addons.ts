import type { Input, Output } from '#core/call.ts'
import type { MemberCtx } from '#core/context.ts'
import { booking } from '#modules/booking/module.ts'
import type * as contract from '../contract.ts'

type Call = typeof contract.financingAddons

export const financingAddons = (ctx: MemberCtx, input: Input<Call>): Promise<Output<Call>> =>
  booking.calls.orderAddons(ctx, input)
