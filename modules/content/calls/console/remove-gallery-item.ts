import type { Input, Output } from '#core/call.ts'
import { confirmName } from '#core/confirm-by-name.ts'
import type { StaffCtx } from '#core/context.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { scopesOf } from '#core/staff.ts'
import { pagesChanged } from '#modules/tenant/module.ts'
import type * as contract from '../../contract.console.ts'
import { factsOf, itemForm } from '../../desk/showcase.ts'
import { deleteGalleryItem } from '../../store.showcase.ts'

type Call = typeof contract.removeGalleryItem

export async function removeGalleryItem(ctx: StaffCtx, { id, confirm_name }: Input<Call>): Promise<Output<Call>> {
  const { db, staff, audit, language } = ctx
  const item = await deleteGalleryItem(db, { scopes: scopesOf(staff), id })
  if (!item) throw new Refusal(codes.not_found)
  // In the language of who removes it; what is refused is taken back.
  confirmName({ confirm_name, name: item.title[language], language })
  await pagesChanged(db)
  audit({ thing: 'gallery_item', thing_id: id, before: factsOf(itemForm(item)), after: null })
  return { id }
}
