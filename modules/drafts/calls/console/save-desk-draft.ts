import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import type * as contract from '../../contract.console.ts'
import { draftAudit, shownDraft } from '../../desk.ts'
import { saveDraft } from '../../save.ts'

type Call = typeof contract.saveDeskDraft

export async function saveDeskDraft(ctx: StaffCtx, input: Input<Call>): Promise<Output<Call>> {
  const { kind, thing_id, ...save } = input
  const key = { staff_id: ctx.staff.id, kind, thing_id }
  const saved = await saveDraft(ctx.db, key, { ...save, now: ctx.now })
  if (!saved.ok) throw new Refusal(codes.draft_conflict, { data: shownDraft(saved.stored) })
  ctx.audit(draftAudit({ kind, thing_id, before: save.version, after: saved.version }))
  return { version: saved.version }
}
