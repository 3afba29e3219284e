import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import type * as contract from '../../contract.console.ts'
import { messagesOf } from '../../messages.ts'
import { isConcerned, mustFindReport, showReports } from '../../reports.ts'
import { findOfBrand } from '../../store.ts'

type Call = typeof contract.seeChatReport

const window = 50

/** Others' words are read here for a reason: who did is written down. */
export async function seeChatReport(ctx: StaffCtx, { id, before }: Input<Call>): Promise<Output<Call>> {
  const row = await mustFindReport(ctx, id)
  const seen = await findOfBrand(ctx.db, { id: row.room_id, tenant_id: row.tenant_id })
  const [report] = await showReports(ctx, [row])
  if (!seen || !report) throw new Refusal(codes.not_found)
  ctx.audit({ thing: 'chat_report', thing_id: id, before: null, after: { conversation_read: true } })
  return {
    ...report,
    room_state: seen.room.state,
    messages: await messagesOf(ctx, seen.room, { before, limit: window }),
    can_handle: row.handled_at === null && !(await isConcerned(ctx, row)),
  }
}
