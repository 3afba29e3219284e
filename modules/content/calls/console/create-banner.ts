import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { newId } from '#core/ids.ts'
import { pagesChanged } from '#modules/tenant/module.ts'
import type * as contract from '../../contract.console.ts'
import { requireBrand } from '../../desk/brands.ts'
import { bannerForm, checkedBanner, factsOf } from '../../desk/showcase.ts'
import { insertBanner } from '../../store.showcase.ts'

type Call = typeof contract.createBanner

export async function createBanner(ctx: StaffCtx, { tenant_id, ...typed }: Input<Call>): Promise<Output<Call>> {
  const { db, now, audit } = ctx
  await requireBrand(ctx, tenant_id)
  const row = await checkedBanner(ctx, typed)
  const id = newId(now)
  await insertBanner(db, { id, tenant_id, ...row })
  await pagesChanged(db)
  audit({ thing: 'banner', thing_id: id, before: null, after: { tenant_id, ...factsOf(bannerForm(row)) } })
  return { id }
}
