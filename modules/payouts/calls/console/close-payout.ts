import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import type * as contract from '../../contract.console.ts'
import { lockOfOthers, payoutNow, refuseWaiting, returnOrRequest, stepAudited } from '../../desk.ts'

type Call = typeof contract.closePayout

export async function closePayout(ctx: StaffCtx, { id, outcome, reference }: Input<Call>): Promise<Output<Call>> {
  const payout = await lockOfOthers(ctx, id)
  if (payout.state !== 'sent') throw new Refusal(codes.payout_not_sent)
  await refuseWaiting(ctx.db, payout)
  if (outcome === 'return') await returnOrRequest(ctx, payout, reference)
  else await stepAudited(ctx, payout, { event: outcome, reference })
  return payoutNow(ctx, id)
}
