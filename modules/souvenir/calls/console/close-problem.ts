import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { platformOnly } from '#core/platform-only.ts'
import type * as contract from '../../contract.console.ts'
import { stepAtDesk } from '../../desk.ts'
import { closeProblemOf } from '../../lifecycle/problems.ts'
import type { SouvenirPorts } from '../../ports.ts'

type Call = typeof contract.closeProblem

export async function closeProblem(ctx: StaffCtx<SouvenirPorts>, { id, reason }: Input<Call>): Promise<Output<Call>> {
  platformOnly(ctx.staff)
  return stepAtDesk(ctx, id, { take: (db, by, now) => closeProblemOf(db, { ...by, reason }, now), reason })
}
