import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { sendOrRequest } from '#modules/staff/module.ts'
import type * as contract from '../../contract.console.ts'
import { lockDue, noteSent, refundNow, refundStep } from '../../refunds.ts'
import { sumOfOrder } from '../../store.console.ts'

type Call = typeof contract.sendRefund

export async function sendRefund(ctx: StaffCtx, { id, reference }: Input<Call>): Promise<Output<Call>> {
  const row = await lockDue(ctx, id)
  const send = () => noteSent(ctx, row, reference)
  const counted = await sumOfOrder(ctx.db, id)
  await sendOrRequest(ctx, ctx.db, { ...refundStep(id), amount: row.amount, counted, reference, send })
  return refundNow(ctx, id)
}
