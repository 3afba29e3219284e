import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { requestMoneyOut } from '#modules/staff/module.ts'
import type * as contract from '../../contract.console.ts'
import { countedOf, lockDue, payoutNow, payoutStep } from '../../desk.ts'

type Call = typeof contract.requestPayout

export async function requestPayout(ctx: StaffCtx, { id }: Input<Call>): Promise<Output<Call>> {
  const payout = await lockDue(ctx, id)
  const counted = await countedOf(ctx.db, payout)
  await requestMoneyOut(ctx, ctx.db, { ...payoutStep(id), amount: payout.amount, counted })
  return payoutNow(ctx, id)
}
