import type { Input, Output } from '#core/call.ts'
import type { MemberCtx } from '#core/context.ts'
import type * as contract from '../contract.ts'
import { paymentOfOrder } from '../of-order.ts'
import type { PaymentPorts } from '../ports.ts'

type Call = typeof contract.paymentDetails

export const paymentDetails = (
  ctx: MemberCtx<PaymentPorts>,
  { id: order_id, payment_id, payment_number }: Input<Call>,
): Promise<Output<Call>> => paymentOfOrder(ctx, { order_id, payment_id, payment_number })
