import type { Input, Output } from '#core/call.ts'
import type { MemberCtx } from '#core/context.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { type AfterSalePorts, printInvoice } from '#modules/booking/module.ts'
import { stillDue } from '#modules/payment/rules/outstanding.ts'
import type * as contract from '../contract.ts'
import { invoicesOfRequest } from '../payable.ts'

type Call = typeof contract.privateInvoice

export async function privateInvoice(
  ctx: MemberCtx<AfterSalePorts>,
  { id, code, language }: Input<Call>,
): Promise<Output<Call>> {
  const { invoices } = await invoicesOfRequest(ctx, id)
  const wanted = code ?? (stillDue(invoices)?.next ?? invoices.at(-1))?.code
  if (!wanted) throw new Refusal(codes.not_found)
  return printInvoice(ctx, { id, code: wanted, language })
}
