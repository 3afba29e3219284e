import type { Input, Output } from '#core/call.ts'
import type { AnyoneCtx } from '#core/context.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { beginAttempt } from '../begin.ts'
import type * as contract from '../contract.ts'
import type { PaymentPorts } from '../ports.ts'
import { findPayable } from '../store.ts'
import { attemptView } from '../view.ts'

type Call = typeof contract.startSharedPayment

export async function startSharedPayment(ctx: AnyoneCtx<PaymentPorts>, input: Input<Call>): Promise<Output<Call>> {
  const payable = await findPayable(ctx.db, { tenant_id: ctx.tenant.id, share_token: input.token }, ctx.now)
  if (!payable) throw new Refusal(codes.not_found)
  return attemptView(await beginAttempt(ctx, payable, input))
}
