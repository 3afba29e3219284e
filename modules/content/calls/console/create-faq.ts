import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { newId } from '#core/ids.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { scopesOf } from '#core/staff.ts'
import { fieldRefusals } from '#core/validation.ts'
import { pagesChanged } from '#modules/tenant/module.ts'
import type * as contract from '../../contract.console.ts'
import { requireBrand } from '../../desk/brands.ts'
import { faqFacts, faqForm } from '../../desk/texts.ts'
import { anchorOf } from '../../rules/page-text.ts'
import { findFaq, insertFaq } from '../../store.texts.ts'
import { fieldWords } from '../../words.ts'

type Call = typeof contract.createFaq

/** The shared question in whose place it stands: the same slug, and the same flag decides whether it is asked. */
async function replacedBy({ db, staff }: StaffCtx, id: string) {
  const shared = await findFaq(db, { scopes: scopesOf(staff), id })
  if (!shared || shared.tenant_id !== null) throw new Refusal(codes.not_found)
  return { slug: shared.slug, flag: shared.flag }
}

export async function createFaq(ctx: StaffCtx, input: Input<Call>): Promise<Output<Call>> {
  const { db, staff, now, audit, language } = ctx
  const { tenant_id, replaces } = input
  await requireBrand(ctx, tenant_id)
  const id = newId(now)
  const fresh = { slug: `${anchorOf(input.question.id).slice(0, 60)}-${id.slice(-6)}`, flag: null }
  const place = replaces === undefined ? fresh : await replacedBy(ctx, replaces)
  const row = { id, tenant_id, ...place, ...faqForm(input), changed_by: staff.id }
  if (!(await insertFaq(db, row)))
    throw fieldRefusals([{ field: 'tenant_id', word: 'already_own' }], fieldWords(language))
  await pagesChanged(db)
  audit({ thing: 'faq', thing_id: id, before: null, after: { tenant_id, ...faqFacts(row) } })
  return { id }
}
