import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import type * as contract from '../../contract.console.ts'
import { stepAtDesk } from '../../desk.ts'
import { answerProblemOf } from '../../lifecycle/problems.ts'
import type { SouvenirPorts } from '../../ports.ts'

type Call = typeof contract.answerProblem

export const answerProblem = (ctx: StaffCtx<SouvenirPorts>, { id, reason }: Input<Call>): Promise<Output<Call>> =>
  stepAtDesk(ctx, id, { take: (db, by, now) => answerProblemOf(db, { ...by, reason }, now), reason })
