import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { sendOrRequest } from '#modules/staff/module.ts'
import type * as contract from '../../contract.console.ts'
import { lockDue, payoutNow, payoutStep, stepAudited } from '../../desk.ts'

type Call = typeof contract.sendPayout

export async function sendPayout(ctx: StaffCtx, { id, reference }: Input<Call>): Promise<Output<Call>> {
  const payout = await lockDue(ctx, id)
  const send = () => stepAudited(ctx, payout, { event: 'send', reference })
  const { amount } = payout
  await sendOrRequest(ctx, ctx.db, { ...payoutStep(id), amount, counted: amount, reference, send })
  return payoutNow(ctx, id)
}
