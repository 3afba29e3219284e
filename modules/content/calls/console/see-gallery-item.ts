import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { scopesOf } from '#core/staff.ts'
import type * as contract from '../../contract.console.ts'
import { brandsOf } from '../../desk/brands.ts'
import { deskItemOf } from '../../desk/showcase.ts'
import { findGalleryItem } from '../../store.showcase.ts'

type Call = typeof contract.seeGalleryItem

export async function seeGalleryItem({ db, staff }: StaffCtx, { id }: Input<Call>): Promise<Output<Call>> {
  const item = await findGalleryItem(db, { scopes: scopesOf(staff), id })
  if (!item) throw new Refusal(codes.not_found)
  return deskItemOf(item, await brandsOf({ db }, [item]))
}
