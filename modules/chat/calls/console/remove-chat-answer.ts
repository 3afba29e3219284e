import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { answerFacts, mustUse } from '../../canned.ts'
import type * as contract from '../../contract.console.ts'
import { deleteAnswer } from '../../store.desk.ts'

type Call = typeof contract.removeChatAnswer

export async function removeChatAnswer(ctx: StaffCtx, { id }: Input<Call>): Promise<Output<Call>> {
  const was = await mustUse(ctx, id)
  await deleteAnswer(ctx.db, { id, tenant_id: was.tenant_id })
  ctx.audit({ thing: 'canned_answer', thing_id: id, before: answerFacts(was), after: null })
  return { id }
}
