import type { Input, Output } from '#core/call.ts'
import type { MemberCtx } from '#core/context.ts'
import { type PaymentPorts, payment } from '#modules/payment/module.ts'
import type * as contract from '../contract.ts'
import { downPaymentCode } from '../down-payment.ts'

type Call = typeof contract.financingMethods

export const financingMethods = async (ctx: MemberCtx<PaymentPorts>, { id }: Input<Call>): Promise<Output<Call>> =>
  payment.calls.paymentMethods(ctx, { id, invoice_code: await downPaymentCode(ctx, id) })
