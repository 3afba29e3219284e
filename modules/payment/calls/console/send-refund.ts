import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { jakartaDate } from '#core/time.ts'
import { datedRulesOn } from '#modules/dated-rules/module.ts'
import { requestApproval } from '#modules/staff/module.ts'
import { needsSecond } from '#modules/staff/rules/approval.ts'
import type * as contract from '../../contract.console.ts'
import { lockRefund, noteSent, refundNow, refundStep } from '../../refunds.ts'

type Call = typeof contract.sendRefund

export async function sendRefund(ctx: StaffCtx, { id, reference }: Input<Call>): Promise<Output<Call>> {
  const { db, now } = ctx
  const row = await lockRefund(ctx, id)
  if (needsSecond(row.amount, await datedRulesOn(db, jakartaDate(now)))) {
    await requestApproval(ctx, db, { ...refundStep(id), amount: row.amount, details: { reference } })
  } else await noteSent(ctx, row, reference)
  return refundNow(ctx, id)
}
