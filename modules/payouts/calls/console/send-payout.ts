import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { refuseUnapproved } from '#modules/staff/module.ts'
import { payableAccount, refuseOwnAccount } from '../../account.ts'
import type * as contract from '../../contract.console.ts'
import { countedOf, isOutdated, lockUnsent, payoutNow, payoutStep, stepAudited } from '../../desk.ts'

type Call = typeof contract.sendPayout

export async function sendPayout(ctx: StaffCtx, { id, reference }: Input<Call>): Promise<Output<Call>> {
  const payout = await lockUnsent(ctx, id)
  if (payout.state === 'due') {
    await refuseUnapproved(ctx, ctx.db, { ...payoutStep(id), counted: await countedOf(ctx.db, payout) })
    await refuseOwnAccount(ctx, payout)
  }
  const account = await payableAccount(ctx.db, payout, ctx.now)
  if (isOutdated(payout, account)) throw new Refusal(codes.payout_account_changed)
  await stepAudited(ctx, payout, { event: 'send', reference, account_id: account.id })
  return payoutNow(ctx, id)
}
