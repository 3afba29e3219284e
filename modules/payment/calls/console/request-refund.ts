import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { requestMoneyOut } from '#modules/staff/module.ts'
import type * as contract from '../../contract.console.ts'
import type { PaymentPorts } from '../../ports.ts'
import { countedOf, lockDue, refundNow, refundStep } from '../../refunds.ts'

type Call = typeof contract.requestRefund

export async function requestRefund(ctx: StaffCtx<PaymentPorts>, { id }: Input<Call>): Promise<Output<Call>> {
  const row = await lockDue(ctx, id)
  const counted = await countedOf(ctx.db, row)
  await requestMoneyOut(ctx, ctx.db, { ...refundStep(id), amount: row.amount, counted })
  return refundNow(ctx, id)
}
