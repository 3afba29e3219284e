import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { platformOnly } from '#core/platform-only.ts'
import type * as contract from '../../contract.console.ts'
import { stepAtDesk } from '../../desk.ts'
import { refundProblemOf } from '../../lifecycle/problems.ts'
import type { SouvenirPorts } from '../../ports.ts'

type Call = typeof contract.refundProblem

export async function refundProblem(
  ctx: StaffCtx<SouvenirPorts>,
  { id, reason, positions }: Input<Call>,
): Promise<Output<Call>> {
  platformOnly(ctx.staff)
  return stepAtDesk(ctx, id, { take: (db, by, now) => refundProblemOf(db, { ...by, reason, positions }, now), reason })
}
