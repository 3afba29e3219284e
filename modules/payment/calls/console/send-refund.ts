import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { refuseUnapproved } from '#modules/staff/module.ts'
import type * as contract from '../../contract.console.ts'
import type { PaymentPorts } from '../../ports.ts'
import { countedOf, lockUnsent, noteSent, refundNow, refundStep } from '../../refunds.ts'
import { accountsOfRefunds } from '../../store.refund-accounts.ts'

type Call = typeof contract.sendRefund

export async function sendRefund(ctx: StaffCtx<PaymentPorts>, { id, reference }: Input<Call>): Promise<Output<Call>> {
  const row = await lockUnsent(ctx, id)
  if (row.state === 'due')
    await refuseUnapproved(ctx, ctx.db, { ...refundStep(id), counted: await countedOf(ctx.db, row) })
  if (!(await accountsOfRefunds(ctx.db, [id])).has(id)) throw new Refusal(codes.refund_account_missing)
  await noteSent(ctx, row, reference)
  return refundNow(ctx, id)
}
