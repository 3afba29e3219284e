import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { scopesOf } from '#core/staff.ts'
import type * as contract from '../../contract.console.ts'
import { isConcerned, mustFindReport } from '../../reports.ts'
import { handleReport } from '../../store.reports.ts'

type Call = typeof contract.handleChatReport

/** One that somebody has handled meanwhile, or that is about who asks, is nobody's to handle. */
export async function handleChatReport(ctx: StaffCtx, { id, note }: Input<Call>): Promise<Output<Call>> {
  const { db, staff, now, audit } = ctx
  const row = await mustFindReport(ctx, id)
  if (await isConcerned(ctx, row)) throw new Refusal(codes.not_found)
  const done = { id, handled_by: staff.id, handled_note: note, handled_at: now }
  if (!(await handleReport(db, scopesOf(staff), done))) throw new Refusal(codes.not_found)
  audit({ thing: 'chat_report', thing_id: id, before: { handled: false }, after: { handled: true }, reason: note })
  return { id, handled_at: now.toISOString() }
}
