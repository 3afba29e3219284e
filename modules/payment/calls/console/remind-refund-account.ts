import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import type * as contract from '../../contract.console.ts'
import { tellAccountWanted } from '../../events.ts'
import type { PaymentPorts } from '../../ports.ts'
import { lockRefund } from '../../refund.ts'
import { lockUnsent, refundNow } from '../../refunds.ts'

type Call = typeof contract.remindRefundAccount

export async function remindRefundAccount(ctx: StaffCtx<PaymentPorts>, { id }: Input<Call>): Promise<Output<Call>> {
  const { state, amount } = await lockUnsent(ctx, id)
  const view = await refundNow(ctx, id)
  const locked = await lockRefund(ctx.db, id)
  if (!locked || view.can_return || view.account) throw new Refusal(codes.no_refund_due)
  await tellAccountWanted(ctx.db, { invoice: locked.invoice, refund: locked.refund, now: ctx.now })
  const facts = { state, amount }
  ctx.audit({ thing: 'refund', thing_id: id, before: facts, after: facts, reason: 'account wanted' })
  return view
}
