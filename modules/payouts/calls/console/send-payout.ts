import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { refuseUnapproved } from '#modules/staff/module.ts'
import type * as contract from '../../contract.console.ts'
import { countedOf, lockUnsent, payoutNow, payoutStep, stepAudited } from '../../desk.ts'

type Call = typeof contract.sendPayout

export async function sendPayout(ctx: StaffCtx, { id, reference }: Input<Call>): Promise<Output<Call>> {
  const payout = await lockUnsent(ctx, id)
  if (payout.state === 'due')
    await refuseUnapproved(ctx, ctx.db, { ...payoutStep(id), counted: await countedOf(ctx.db, payout) })
  await stepAudited(ctx, payout, { event: 'send', reference })
  return payoutNow(ctx, id)
}
