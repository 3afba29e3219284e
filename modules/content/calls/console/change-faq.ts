import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { scopesOf } from '#core/staff.ts'
import { pagesChanged } from '#modules/tenant/module.ts'
import type * as contract from '../../contract.console.ts'
import { refuseStale } from '../../desk/conflict.ts'
import { faqFacts, faqForm } from '../../desk/texts.ts'
import { lockFaq, updateFaq } from '../../store.texts.ts'

type Call = typeof contract.changeFaq

export async function changeFaq(ctx: StaffCtx, { id, version, ...typed }: Input<Call>): Promise<Output<Call>> {
  const { db, staff, audit } = ctx
  const faq = await lockFaq(db, { scopes: scopesOf(staff), id })
  if (!faq) throw new Refusal(codes.not_found)
  await refuseStale(ctx, faq, { held: faqForm(faq), typed, version })
  const next = await updateFaq(db, id, { ...typed, changed_by: staff.id })
  await pagesChanged(db)
  audit({ thing: 'faq', thing_id: id, before: faqFacts(faq), after: faqFacts(typed) })
  return { id, version: next }
}
