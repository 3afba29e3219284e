import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { answerFacts, mustUse, showAnswer } from '../../canned.ts'
import type * as contract from '../../contract.console.ts'
import { updateAnswer } from '../../store.desk.ts'

type Call = typeof contract.changeChatAnswer

export async function changeChatAnswer(ctx: StaffCtx, { id, title, text }: Input<Call>): Promise<Output<Call>> {
  const was = await mustUse(ctx, id)
  await updateAnswer(ctx.db, { id, tenant_id: was.tenant_id, title, text, updated_at: ctx.now })
  const facts = { before: answerFacts(was), after: answerFacts({ title, text }) }
  ctx.audit({ thing: 'canned_answer', thing_id: id, ...facts })
  return showAnswer({ ...was, title, text })
}
