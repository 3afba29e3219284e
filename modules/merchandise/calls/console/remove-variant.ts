import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import type * as contract from '../../contract.console.ts'
import { lockVariantAtDesk, refreshItem, variantFacts } from '../../item-desk.ts'
import { listVariants } from '../../store.desk.ts'
import { markRemoved } from '../../store.variants.ts'

type Call = typeof contract.removeVariant

export async function removeVariant(ctx: StaffCtx, { id, variant_id }: Input<Call>): Promise<Output<Call>> {
  const { db, now, audit } = ctx
  const { item, variant, which } = await lockVariantAtDesk(ctx, { id, variant_id })
  if (item.state === 'on_sale' && (await listVariants(db, id)).length === 1)
    throw new Refusal(codes.item_incomplete, { data: { missing: ['variant'] } })
  await markRemoved(db, which, now)
  await refreshItem(db, id)
  audit({ thing: 'item_variant', thing_id: variant_id, before: variantFacts(variant), after: null })
  return { id: variant_id }
}
