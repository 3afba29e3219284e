import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import type * as contract from '../../contract.console.ts'
import { openPromo, packagesOf } from '../../desk/access.ts'
import { refuseStale } from '../../desk/conflict.ts'
import { checkedColumns } from '../../desk/save.ts'
import { formFacts, formOf } from '../../desk/view.ts'
import { replacePackages, updatePromo } from '../../store.desk.ts'

type Call = typeof contract.changePromo

export async function changePromo(ctx: StaffCtx, { id, version, ...typed }: Input<Call>): Promise<Output<Call>> {
  const { db, staff, audit } = ctx
  const promo = await openPromo(ctx, id)
  const held = formOf(promo, await packagesOf(db, id))
  await refuseStale(ctx, promo, { held, typed, version })
  const { columns, product_ids } = await checkedColumns(ctx, typed, promo)
  const next = await updatePromo(db, id, { ...columns, changed_by: staff.id })
  await replacePackages(db, id, product_ids)
  const after = formOf({ ...promo, ...columns }, typed.packages)
  audit({ thing: 'promo', thing_id: id, before: formFacts(held), after: formFacts(after) })
  return { id, version: next }
}
