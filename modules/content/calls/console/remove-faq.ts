import type { Input, Output } from '#core/call.ts'
import { confirmName } from '#core/confirm-by-name.ts'
import type { StaffCtx } from '#core/context.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { scopesOf } from '#core/staff.ts'
import { pagesChanged } from '#modules/tenant/module.ts'
import type * as contract from '../../contract.console.ts'
import { faqFacts } from '../../desk/texts.ts'
import { deleteFaq } from '../../store.texts.ts'

type Call = typeof contract.removeFaq

export async function removeFaq(ctx: StaffCtx, { id, confirm_name }: Input<Call>): Promise<Output<Call>> {
  const { db, staff, audit, language } = ctx
  const faq = await deleteFaq(db, { scopes: scopesOf(staff), id })
  if (!faq) throw new Refusal(codes.not_found)
  // In the language of who removes it; what is refused is taken back.
  confirmName({ confirm_name, name: faq.question[language], language })
  await pagesChanged(db)
  audit({ thing: 'faq', thing_id: id, before: faqFacts(faq), after: null })
  return { id }
}
