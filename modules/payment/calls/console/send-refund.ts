import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { jakartaDate } from '#core/time.ts'
import { datedRulesOn } from '#modules/dated-rules/module.ts'
import { requestApproval, requestedOf } from '#modules/staff/module.ts'
import { needsSecond } from '#modules/staff/rules/approval.ts'
import type * as contract from '../../contract.console.ts'
import { lockRefund, noteSent, refundNow, refundStep } from '../../refunds.ts'

type Call = typeof contract.sendRefund

export async function sendRefund(ctx: StaffCtx, { id, reference }: Input<Call>): Promise<Output<Call>> {
  const { db, now } = ctx
  const row = await lockRefund(ctx, id)
  // A limit that was raised meanwhile does not overrule who waits for a second person.
  if ((await requestedOf(db, refundStep(id).kind, [id])).size > 0) throw new Refusal(codes.approval_waiting)
  if (needsSecond(row.amount, await datedRulesOn(db, jakartaDate(now)))) {
    await requestApproval(ctx, db, { ...refundStep(id), amount: row.amount, details: { reference } })
  } else await noteSent(ctx, row, reference)
  return refundNow(ctx, id)
}
