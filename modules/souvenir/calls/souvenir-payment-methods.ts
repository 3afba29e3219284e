import type { Input, Output } from '#core/call.ts'
import type { MemberCtx } from '#core/context.ts'
import { linesOf, methodsOfInvoice } from '#modules/payment/module.ts'
import type * as contract from '../contract.ts'
import type { SouvenirPorts } from '../ports.ts'
import { feeItem } from '../rules/lines.ts'

type Call = typeof contract.souvenirPaymentMethods

export async function souvenirPaymentMethods(
  ctx: MemberCtx<SouvenirPorts>,
  { merchandise_id, invoice_id }: Input<Call>,
): Promise<Output<Call>> {
  const methods = await methodsOfInvoice(ctx, { order_id: merchandise_id, invoice_id })
  const fee = (await linesOf(ctx.db, [invoice_id])).find(({ item }) => item === feeItem)
  return { ...methods, payment_fee: fee?.amount ?? 0 }
}
