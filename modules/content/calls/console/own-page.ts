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
import { findDeskPage, insertPage } from '../../store.texts.ts'
import { fieldWords } from '../../words.ts'

type Call = typeof contract.ownPage

export async function ownPage(ctx: StaffCtx, { id, tenant_id }: Input<Call>): Promise<Output<Call>> {
  const { db, staff, now, audit, language } = ctx
  const shared = await findDeskPage(db, { scopes: scopesOf(staff), id })
  if (!shared || shared.tenant_id !== null) throw new Refusal(codes.not_found)
  await requireBrand(ctx, tenant_id)
  const own = { ...shared, id: newId(now), tenant_id, revision: 1, changed_by: staff.id }
  if (!(await insertPage(db, own)))
    throw fieldRefusals([{ field: 'tenant_id', word: 'already_own' }], fieldWords(language))
  await pagesChanged(db)
  audit({ thing: 'page', thing_id: own.id, before: null, after: { tenant_id, slug: own.slug, version: own.version } })
  return { id: own.id }
}
