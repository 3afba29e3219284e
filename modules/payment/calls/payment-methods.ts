import type { Input, Output } from '#core/call.ts'
import type { MemberCtx } from '#core/context.ts'
import type * as contract from '../contract.ts'
import { methodsOfInvoice } from '../of-order.ts'
import type { PaymentPorts } from '../ports.ts'

type Call = typeof contract.paymentMethods

export const paymentMethods = (
  ctx: MemberCtx<PaymentPorts>,
  { id, invoice_code }: Input<Call>,
): Promise<Output<Call>> => methodsOfInvoice(ctx, { order_id: id, code: invoice_code })
