import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import type * as contract from '../../contract.console.ts'
import { isPlatform, stepAtDesk } from '../../desk.ts'
import { answerProblemOf } from '../../lifecycle/problems.ts'
import type { SouvenirPorts } from '../../ports.ts'

type Call = typeof contract.answerProblem

export function answerProblem(ctx: StaffCtx<SouvenirPorts>, { id, reason }: Input<Call>): Promise<Output<Call>> {
  const event = isPlatform(ctx.staff) ? 'reply' : 'answer'
  return stepAtDesk(ctx, id, { take: (db, by, now) => answerProblemOf(db, { ...by, reason, event }, now), reason })
}
