import type { Input, Output } from '#core/call.ts'
import type { MemberCtx } from '#core/context.ts'
import { chooseFor } from '../checkout/choose.ts'
import type * as contract from '../contract.ts'
import type { SouvenirPorts } from '../ports.ts'

type Call = typeof contract.chooseShipping

export const chooseShipping = (ctx: MemberCtx<SouvenirPorts>, input: Input<Call>): Promise<Output<Call>> =>
  chooseFor(ctx, input)
