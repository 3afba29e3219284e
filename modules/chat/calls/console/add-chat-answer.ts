import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { newId } from '#core/ids.ts'
import { answerFacts, showAnswer } from '../../canned.ts'
import type * as contract from '../../contract.console.ts'
import { mustBeConsultant } from '../../desk.ts'
import { insertAnswer } from '../../store.desk.ts'

type Call = typeof contract.addChatAnswer

export async function addChatAnswer(ctx: StaffCtx, { title, text, is_shared }: Input<Call>): Promise<Output<Call>> {
  const { db, now, audit } = ctx
  const me = await mustBeConsultant(ctx)
  const id = newId(now)
  const consultant_id = is_shared ? null : me.id
  await insertAnswer(db, {
    ...{ id, tenant_id: me.tenant_id, consultant_id, title, text },
    created_at: now,
    updated_at: now,
  })
  audit({ thing: 'canned_answer', thing_id: id, before: null, after: { ...answerFacts({ title, text }), is_shared } })
  return showAnswer({ id, title, text, consultant_id })
}
