import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { scopesOf } from '#core/staff.ts'
import type * as contract from '../../contract.console.ts'
import { findDeskPage, findFormerPage } from '../../store.texts.ts'

type Call = typeof contract.seeFormerPage

export async function seeFormerPage({ db, staff }: StaffCtx, input: Input<Call>): Promise<Output<Call>> {
  const page = await findDeskPage(db, { scopes: scopesOf(staff), id: input.id })
  const former = page && (await findFormerPage(db, { page_id: page.id, id: input.version_id }))
  if (!former) throw new Refusal(codes.not_found)
  const { id, version, dated_on, title, summary, body, replaced_at } = former
  return { id, version, dated_on, title, summary, body, replaced_at: replaced_at.toISOString() }
}
