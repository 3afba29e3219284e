import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { fieldRefusal } from '#core/validation.ts'
import type * as contract from '../../contract.console.ts'
import { itemView, lockAtDesk, writeBeside } from '../../item-desk.ts'

type Call = typeof contract.arrangeItemPictures

export async function arrangeItemPictures(ctx: StaffCtx, { id, picture_ids }: Input<Call>): Promise<Output<Call>> {
  const { db, language, audit } = ctx
  const item = await lockAtDesk(ctx, id)
  const isOwn = picture_ids.every((one) => item.picture_ids.includes(one))
  if (!isOwn || new Set(picture_ids).size < picture_ids.length) throw fieldRefusal('picture_ids', 'choice', language)
  await writeBeside(db, id, { picture_ids })
  const facts = (ids: readonly string[]) => ({ picture_ids: ids.join(' ') })
  audit({ thing: 'item', thing_id: id, before: facts(item.picture_ids), after: facts(picture_ids) })
  return itemView(ctx, { ...item, picture_ids })
}
