import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { refuseStale } from '../../conflict.ts'
import type * as contract from '../../contract.console.ts'
import { lockVariantAtDesk, refreshItem, variantFacts } from '../../item-desk.ts'
import { updateVariant } from '../../store.variants.ts'
import { variantForm } from '../../variant-form.ts'

type Call = typeof contract.changeVariant

export async function changeVariant(ctx: StaffCtx, input: Input<Call>): Promise<Output<Call>> {
  const { db, audit } = ctx
  const { id, variant_id, version, ...typed } = input
  const { variant, which } = await lockVariantAtDesk(ctx, { id, variant_id })
  const form = variantForm(typed)
  const [held, sent] = [variantFacts(variant), variantFacts(form)]
  await refuseStale(ctx, variant, { version, held, typed: sent })
  const next = await updateVariant(db, which, form)
  await refreshItem(db, id)
  audit({ thing: 'item_variant', thing_id: variant_id, before: held, after: sent })
  return { id: variant_id, version: next }
}
