import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { scopesOf } from '#core/staff.ts'
import { pagesChanged } from '#modules/tenant/module.ts'
import type * as contract from '../../contract.console.ts'
import { refuseStale } from '../../desk/conflict.ts'
import { bannerForm, checkedBanner, factsOf } from '../../desk/showcase.ts'
import { lockBanner, updateBanner } from '../../store.showcase.ts'

type Call = typeof contract.changeBanner

export async function changeBanner(ctx: StaffCtx, { id, version, ...typed }: Input<Call>): Promise<Output<Call>> {
  const { db, staff, audit } = ctx
  const banner = await lockBanner(db, { scopes: scopesOf(staff), id })
  if (!banner) throw new Refusal(codes.not_found)
  const held = bannerForm(banner)
  await refuseStale(ctx, banner, { held, typed, version })
  const row = await checkedBanner(ctx, typed, held)
  const next = await updateBanner(db, id, row)
  await pagesChanged(db)
  audit({ thing: 'banner', thing_id: id, before: factsOf(held), after: factsOf(bannerForm(row)) })
  return { id, version: next }
}
