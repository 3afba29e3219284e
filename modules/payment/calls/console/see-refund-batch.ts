import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import type * as contract from '../../contract.console.ts'
import type { PaymentPorts } from '../../ports.ts'
import { batchNow } from '../../refund-batches.ts'

type Call = typeof contract.seeRefundBatch

export const seeRefundBatch = (ctx: StaffCtx<PaymentPorts>, { id }: Input<Call>): Promise<Output<Call>> =>
  batchNow(ctx, id)
