import type { Input, Output } from '#core/call.ts'
import type { MemberCtx } from '#core/context.ts'
import { paymentOfOrder } from '#modules/payment/module.ts'
import type * as contract from '../contract.ts'
import type { SouvenirPorts } from '../ports.ts'

type Call = typeof contract.souvenirPayment

export const souvenirPayment = (
  ctx: MemberCtx<SouvenirPorts>,
  { merchandise_id, payment_id }: Input<Call>,
): Promise<Output<Call>> => paymentOfOrder(ctx, { order_id: merchandise_id, id_or_number: payment_id })
