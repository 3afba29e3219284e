import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import type * as contract from '../../contract.console.ts'
import { shownDraft } from '../../desk.ts'
import { draftOf } from '../../store.ts'

type Call = typeof contract.seeDraft

export async function seeDraft({ db, staff }: StaffCtx, form: Input<Call>): Promise<Output<Call>> {
  const stored = await draftOf(db, { staff_id: staff.id, ...form })
  return stored ? shownDraft(stored) : null
}
