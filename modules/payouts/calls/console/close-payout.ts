import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import type * as contract from '../../contract.console.ts'
import { lockInScope, payoutNow, stepAudited } from '../../desk.ts'

type Call = typeof contract.closePayout

export async function closePayout(ctx: StaffCtx, { id, outcome, reference }: Input<Call>): Promise<Output<Call>> {
  await stepAudited(ctx, await lockInScope(ctx, id), { event: outcome, reference })
  return payoutNow(ctx, id)
}
