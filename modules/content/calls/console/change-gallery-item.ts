import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { scopesOf } from '#core/staff.ts'
import { pagesChanged } from '#modules/tenant/module.ts'
import type * as contract from '../../contract.console.ts'
import { refuseStale } from '../../desk/conflict.ts'
import { checkedItem, factsOf, itemForm } from '../../desk/showcase.ts'
import { lockGalleryItem, updateGalleryItem } from '../../store.showcase.ts'

type Call = typeof contract.changeGalleryItem

export async function changeGalleryItem(ctx: StaffCtx, { id, version, ...typed }: Input<Call>): Promise<Output<Call>> {
  const { db, staff, audit } = ctx
  const item = await lockGalleryItem(db, { scopes: scopesOf(staff), id })
  if (!item) throw new Refusal(codes.not_found)
  const held = itemForm(item)
  await refuseStale(ctx, item, { held, typed, version })
  const row = await checkedItem(ctx, typed, held)
  const next = await updateGalleryItem(db, id, row)
  await pagesChanged(db)
  audit({ thing: 'gallery_item', thing_id: id, before: factsOf(held), after: factsOf(itemForm(row)) })
  return { id, version: next }
}
