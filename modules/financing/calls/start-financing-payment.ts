import type { Input, Output } from '#core/call.ts'
import type { MemberCtx } from '#core/context.ts'
import { type PaymentPorts, payment } from '#modules/payment/module.ts'
import type * as contract from '../contract.ts'
import { downPaymentCode } from '../down-payment.ts'

type Call = typeof contract.startFinancingPayment

export const startFinancingPayment = async (ctx: MemberCtx<PaymentPorts>, input: Input<Call>): Promise<Output<Call>> =>
  payment.calls.startPayment(ctx, { ...input, invoice_code: await downPaymentCode(ctx, input.id) })
