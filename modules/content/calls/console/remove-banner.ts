import type { Input, Output } from '#core/call.ts'
import { confirmName } from '#core/confirm-by-name.ts'
import type { StaffCtx } from '#core/context.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { scopesOf } from '#core/staff.ts'
import { pagesChanged } from '#modules/tenant/module.ts'
import type * as contract from '../../contract.console.ts'
import { bannerForm, factsOf } from '../../desk/showcase.ts'
import { deleteBanner } from '../../store.showcase.ts'

type Call = typeof contract.removeBanner

export async function removeBanner(ctx: StaffCtx, { id, confirm_name }: Input<Call>): Promise<Output<Call>> {
  const { db, staff, audit, language } = ctx
  const banner = await deleteBanner(db, { scopes: scopesOf(staff), id })
  if (!banner) throw new Refusal(codes.not_found)
  // In the language of who removes it; what is refused is taken back.
  confirmName({ confirm_name, name: banner.title[language], language })
  await pagesChanged(db)
  audit({ thing: 'banner', thing_id: id, before: factsOf(bannerForm(banner)), after: null })
  return { id }
}
