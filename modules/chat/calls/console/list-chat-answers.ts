import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { showAnswer } from '../../canned.ts'
import type * as contract from '../../contract.console.ts'
import { meAt } from '../../desk.ts'
import { selectAnswers } from '../../store.desk.ts'

type Call = typeof contract.listChatAnswers

export async function listChatAnswers(ctx: StaffCtx, input: Input<Call>): Promise<Output<Call>> {
  const me = await meAt(ctx)
  if (!me) return { rows: [], next_cursor: null, total: { count: 0, is_more: false } }
  const part = await selectAnswers(ctx.db, { ...input, tenant_id: me.tenant_id, me: me.id })
  return { ...part, rows: part.rows.map(showAnswer) }
}
