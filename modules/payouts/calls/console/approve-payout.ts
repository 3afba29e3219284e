import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { decideRequest, proveStep, type StepUpPorts } from '#modules/staff/module.ts'
import { changesBefore, payableAccount } from '../../account.ts'
import type * as contract from '../../contract.console.ts'
import { lockOpen, payoutNow, stepAudited, stepOf } from '../../desk.ts'

type Call = typeof contract.approvePayout

export async function approvePayout(
  ctx: StaffCtx<StepUpPorts>,
  { id, approval_id, code }: Input<Call>,
): Promise<Output<Call>> {
  const { db, now } = ctx
  const payout = await lockOpen(ctx, id)
  // Before a code of the app is used up for it.
  const account = payout.state === 'sent' ? undefined : await payableAccount(db, payout, now)
  const account_changes = await changesBefore(db, payout, now)
  const decision = { ...stepOf(payout), approval_id, event: 'approve', account_changes } as const
  const { details } = await decideRequest(ctx, db, decision)
  await proveStep(ctx, code)
  if (account) await stepAudited(ctx, payout, { event: 'approve', account_id: account.id })
  else await stepAudited(ctx, payout, { event: 'return', reference: details.reference ?? '' })
  return payoutNow(ctx, id)
}
