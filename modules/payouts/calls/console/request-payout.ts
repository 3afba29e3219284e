import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { requestMoneyOut } from '#modules/staff/module.ts'
import { payableAccount } from '../../account.ts'
import type * as contract from '../../contract.console.ts'
import { countedOf, isOutdated, lockUnsent, payoutNow, payoutStep, stepAudited } from '../../desk.ts'

type Call = typeof contract.requestPayout

export async function requestPayout(ctx: StaffCtx, { id }: Input<Call>): Promise<Output<Call>> {
  const payout = await lockUnsent(ctx, id)
  const account = await payableAccount(ctx.db, payout, ctx.now)
  if (payout.state === 'approved') {
    if (!isOutdated(payout, account)) throw new Refusal(codes.payout_not_due)
    await stepAudited(ctx, payout, { event: 'reopen' })
  }
  const counted = await countedOf(ctx.db, payout)
  await requestMoneyOut(ctx, ctx.db, { ...payoutStep(id), amount: payout.amount, counted })
  return payoutNow(ctx, id)
}
