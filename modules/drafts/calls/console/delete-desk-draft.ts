import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import type * as contract from '../../contract.console.ts'
import { draftAudit } from '../../desk.ts'
import { deleteDraft } from '../../store.ts'

type Call = typeof contract.deleteDeskDraft

export async function deleteDeskDraft({ db, staff, audit }: StaffCtx, form: Input<Call>): Promise<Output<Call>> {
  const before = await deleteDraft(db, { staff_id: staff.id, ...form })
  audit(draftAudit({ ...form, before, after: undefined }))
  return {}
}
