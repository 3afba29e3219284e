import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { fieldRefusal } from '#core/validation.ts'
import { refuseStale } from '../../conflict.ts'
import type * as contract from '../../contract.console.ts'
import { noteSupplyChanged } from '../../engine/supply.ts'
import { itemFacts, lockAtDesk } from '../../item-desk.ts'
import { findCategory, updateItem } from '../../store.desk.ts'

type Call = typeof contract.changeItem

export async function changeItem(ctx: StaffCtx, { id, version, ...form }: Input<Call>): Promise<Output<Call>> {
  const { db, language, audit } = ctx
  const item = await lockAtDesk(ctx, id)
  const [held, typed] = [itemFacts(item), itemFacts(form)]
  await refuseStale(ctx, item, { version, held, typed })
  if (!(await findCategory(db, form.category_slug))) throw fieldRefusal('category_slug', 'choice', language)
  const next = await updateItem(db, id, form)
  noteSupplyChanged()
  audit({ thing: 'item', thing_id: id, before: held, after: typed })
  return { id, version: next }
}
