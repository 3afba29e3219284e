import type { Input, Output } from '#core/call.ts'
import type { AnyoneCtx } from '#core/context.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import type * as contract from '../contract.ts'
import { offeredViews } from '../offered.ts'
import type { PaymentPorts } from '../ports.ts'
import { findShared } from '../store.ts'

type Call = typeof contract.sharedMethods

export async function sharedMethods(ctx: AnyoneCtx<PaymentPorts>, { token }: Input<Call>): Promise<Output<Call>> {
  const invoice = await findShared(ctx.db, ctx.tenant.id, token)
  if (!invoice) throw new Refusal(codes.not_found)
  return { payment_method: await offeredViews(ctx, invoice.amount) }
}
