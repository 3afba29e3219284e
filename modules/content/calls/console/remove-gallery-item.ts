import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { scopesOf } from '#core/staff.ts'
import { pagesChanged } from '#modules/tenant/module.ts'
import type * as contract from '../../contract.console.ts'
import { factsOf, itemForm } from '../../desk/showcase.ts'
import { deleteGalleryItem } from '../../store.showcase.ts'

type Call = typeof contract.removeGalleryItem

export async function removeGalleryItem({ db, staff, audit }: StaffCtx, { id }: Input<Call>): Promise<Output<Call>> {
  const item = await deleteGalleryItem(db, { scopes: scopesOf(staff), id })
  if (!item) throw new Refusal(codes.not_found)
  await pagesChanged(db)
  audit({ thing: 'gallery_item', thing_id: id, before: factsOf(itemForm(item)), after: null })
  return { id }
}
