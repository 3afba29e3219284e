import type { Input, Output } from '#core/call.ts'
import type { MemberCtx } from '#core/context.ts'
import { changePromo } from '../checkout/change-promo.ts'
import type * as contract from '../contract.ts'
import type { SouvenirPorts } from '../ports.ts'

type Call = typeof contract.removeCheckoutPromo

export const removeCheckoutPromo = (ctx: MemberCtx<SouvenirPorts>, input: Input<Call>): Promise<Output<Call>> =>
  changePromo(ctx, input)
