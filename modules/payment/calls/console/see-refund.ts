import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import type * as contract from '../../contract.console.ts'
import type { PaymentPorts } from '../../ports.ts'
import { refundNow } from '../../refunds.ts'

type Call = typeof contract.seeRefund

export const seeRefund = (ctx: StaffCtx<PaymentPorts>, { id }: Input<Call>): Promise<Output<Call>> => refundNow(ctx, id)
