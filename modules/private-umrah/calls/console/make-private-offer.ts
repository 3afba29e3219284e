import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { afterWriting } from '../../after-writing.ts'
import type * as contract from '../../contract.console.ts'
import { makeOffer } from '../../lifecycle/write-offer.ts'

type Call = typeof contract.makePrivateOffer

export const makePrivateOffer = async (ctx: StaffCtx, input: Input<Call>): Promise<Output<Call>> =>
  afterWriting(ctx, await makeOffer(ctx, input))
