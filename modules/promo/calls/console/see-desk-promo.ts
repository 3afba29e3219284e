import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { findBrands } from '#modules/tenant/module.ts'
import type * as contract from '../../contract.console.ts'
import { packagesOf, promoInScope } from '../../desk/access.ts'
import { deskRow, formOf } from '../../desk/view.ts'

type Call = typeof contract.seeDeskPromo

export async function seeDeskPromo(ctx: StaffCtx, { id }: Input<Call>): Promise<Output<Call>> {
  const { db, now } = ctx
  const promo = await promoInScope(ctx, id)
  const names = await findBrands(db, [promo.tenant_id])
  const form = formOf(promo, await packagesOf(db, id))
  return { ...deskRow(promo, names, now), ...form, slug: promo.slug, version: promo.version }
}
