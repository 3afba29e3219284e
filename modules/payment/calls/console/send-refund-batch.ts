import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { jakartaDate } from '#core/time.ts'
import { datedRulesOn } from '#modules/dated-rules/module.ts'
import { proveStep, requestedOf, requestMoneyOut, type StepUpPorts } from '#modules/staff/module.ts'
import { needsSecond } from '#modules/staff/rules/approval.ts'
import type * as contract from '../../contract.console.ts'
import type { PaymentPorts } from '../../ports.ts'
import { batchNow, countedFor, lockUnreleased } from '../../refund-batches.ts'
import { batchStep } from '../../refunds.ts'
import { releaseBatch } from '../../release-batch.ts'
import { sumUnapproved } from '../../rules/refund-batch.ts'

type Call = typeof contract.sendRefundBatch

export async function sendRefundBatch(
  ctx: StaffCtx<StepUpPorts & PaymentPorts>,
  { id, code }: Input<Call>,
): Promise<Output<Call>> {
  const { batch, rows } = await lockUnreleased(ctx, id)
  const step = batchStep(id)
  if ((await requestedOf(ctx.db, step.kind, [id])).size > 0) throw new Refusal(codes.approval_waiting)
  await proveStep(ctx, code)
  const counted = await countedFor(ctx, rows)
  const limit = await datedRulesOn(ctx.db, jakartaDate(ctx.now))
  if (needsSecond(counted, limit)) await requestMoneyOut(ctx, ctx.db, { ...step, amount: sumUnapproved(rows), counted })
  else await releaseBatch(ctx, { batch, rows, is_approved: false })
  return batchNow(ctx, id)
}
