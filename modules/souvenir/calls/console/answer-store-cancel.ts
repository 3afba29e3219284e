import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { fieldRefusal } from '#core/validation.ts'
import type * as contract from '../../contract.console.ts'
import { stepAtDesk } from '../../desk.ts'
import { answerCancel } from '../../lifecycle/steps.ts'
import type { SouvenirPorts } from '../../ports.ts'

type Call = typeof contract.answerStoreCancel

export async function answerStoreCancel(ctx: StaffCtx<SouvenirPorts>, input: Input<Call>): Promise<Output<Call>> {
  const { id, is_granted, reason } = input
  if (!is_granted && reason === undefined) throw fieldRefusal('reason', 'empty', ctx.language)
  return stepAtDesk(ctx, id, {
    take: (db, by, now) => answerCancel(db, { ...by, is_granted, reason }, now),
    reason,
  })
}
