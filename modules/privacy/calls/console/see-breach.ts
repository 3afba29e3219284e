import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { platformOnly } from '#core/platform-only.ts'
import { breachOf, breachWithSteps } from '../../breach-view.ts'
import type * as contract from '../../contract.console.ts'

type Call = typeof contract.seeBreach

export async function seeBreach(ctx: StaffCtx, { id }: Input<Call>): Promise<Output<Call>> {
  platformOnly(ctx.staff)
  return breachWithSteps(ctx, await breachOf(ctx.db, id))
}
