import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { scopesOf } from '#core/staff.ts'
import { pagesChanged } from '#modules/tenant/module.ts'
import type * as contract from '../../contract.console.ts'
import { bannerForm, factsOf } from '../../desk/showcase.ts'
import { deleteBanner } from '../../store.showcase.ts'

type Call = typeof contract.removeBanner

export async function removeBanner({ db, staff, audit }: StaffCtx, { id }: Input<Call>): Promise<Output<Call>> {
  const banner = await deleteBanner(db, { scopes: scopesOf(staff), id })
  if (!banner) throw new Refusal(codes.not_found)
  await pagesChanged(db)
  audit({ thing: 'banner', thing_id: id, before: factsOf(bannerForm(banner)), after: null })
  return { id }
}
