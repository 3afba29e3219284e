import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { scopesOf } from '#core/staff.ts'
import { waitingOf } from '#modules/staff/module.ts'
import type * as contract from '../../contract.console.ts'
import type { PaymentPorts } from '../../ports.ts'
import { refundStep, refundViews } from '../../refunds.ts'
import { countRefunds, refundsWhere, selectRefunds, sumsByStatus } from '../../store.refund-list.ts'

type Call = typeof contract.refundsDue

export async function refundsDue(ctx: StaffCtx<PaymentPorts>, input: Input<Call>): Promise<Output<Call>> {
  const { db, staff } = ctx
  const scopes = scopesOf(staff)
  const waiting = await waitingOf(db, refundStep('').kind)
  const where = refundsWhere(db, scopes, { ...input, waiting })
  const { rows, next_cursor } = await selectRefunds(db, where, input)
  return {
    rows: await refundViews(ctx, rows),
    next_cursor,
    total: await countRefunds(db, where),
    open: await sumsByStatus(db, scopes, waiting),
  }
}
