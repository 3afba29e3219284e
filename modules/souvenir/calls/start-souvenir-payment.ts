import type { Input, Output } from '#core/call.ts'
import type { MemberCtx } from '#core/context.ts'
import { beginPaymentOf } from '#modules/payment/module.ts'
import type * as contract from '../contract.ts'
import type { SouvenirPorts } from '../ports.ts'

type Call = typeof contract.startSouvenirPayment

export const startSouvenirPayment = (
  ctx: MemberCtx<SouvenirPorts>,
  { merchandise_id, invoice_id, ...wish }: Input<Call>,
): Promise<Output<Call>> => beginPaymentOf(ctx, { order_id: merchandise_id, invoice_id }, wish)
