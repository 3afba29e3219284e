import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { afterWriting } from '../../after-writing.ts'
import type * as contract from '../../contract.console.ts'
import { withdrawOffer } from '../../lifecycle/write-offer.ts'

type Call = typeof contract.withdrawPrivateOffer

export const withdrawPrivateOffer = async (ctx: StaffCtx, input: Input<Call>): Promise<Output<Call>> =>
  afterWriting(ctx, await withdrawOffer(ctx, input), input.reason)
