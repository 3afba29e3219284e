import type { Input, Output } from '#core/call.ts'
import type { MemberCtx } from '#core/context.ts'
import type * as contract from '../contract.ts'
import { beginPaymentOf } from '../of-order.ts'
import type { PaymentPorts } from '../ports.ts'

type Call = typeof contract.startPayment

export const startPayment = (ctx: MemberCtx<PaymentPorts>, input: Input<Call>): Promise<Output<Call>> =>
  beginPaymentOf(ctx, { order_id: input.id, code: input.invoice_code }, input)
