import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { newId } from '#core/ids.ts'
import { pagesChanged } from '#modules/tenant/module.ts'
import type * as contract from '../../contract.console.ts'
import { requireBrand } from '../../desk/brands.ts'
import { checkedItem, factsOf, itemForm } from '../../desk/showcase.ts'
import { insertGalleryItem } from '../../store.showcase.ts'

type Call = typeof contract.createGalleryItem

export async function createGalleryItem(ctx: StaffCtx, { tenant_id, ...typed }: Input<Call>): Promise<Output<Call>> {
  const { db, now, audit } = ctx
  await requireBrand(ctx, tenant_id)
  const row = await checkedItem(ctx, typed)
  const id = newId(now)
  await insertGalleryItem(db, { id, tenant_id, ...row })
  await pagesChanged(db)
  audit({ thing: 'gallery_item', thing_id: id, before: null, after: { tenant_id, ...factsOf(itemForm(row)) } })
  return { id }
}
