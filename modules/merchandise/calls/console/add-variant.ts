import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { newId } from '#core/ids.ts'
import type * as contract from '../../contract.console.ts'
import { lockAtDesk, refreshItem, variantFacts } from '../../item-desk.ts'
import { nextPosition } from '../../store.desk.ts'
import { insertVariant, noteStock } from '../../store.variants.ts'
import { variantForm } from '../../variant-form.ts'

type Call = typeof contract.addVariant

export async function addVariant(ctx: StaffCtx, { id: item_id, stock, ...typed }: Input<Call>): Promise<Output<Call>> {
  const { db, now, staff, audit } = ctx
  await lockAtDesk(ctx, item_id)
  const form = variantForm(typed)
  const id = newId(now)
  await insertVariant(db, { id, item_id, ...form, stock, position: await nextPosition(db, item_id) })
  const first = { variant_id: id, change: stock, stock, reason: 'first count' }
  await noteStock(db, { ...first, at: now, actor: 'staff', actor_id: staff.id })
  await refreshItem(db, item_id)
  audit({ thing: 'item_variant', thing_id: id, before: null, after: { ...variantFacts(form), stock } })
  return { id, version: 1 }
}
