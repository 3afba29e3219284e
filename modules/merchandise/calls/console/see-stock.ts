import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { staffNames } from '#modules/staff/module.ts'
import type * as contract from '../../contract.console.ts'
import { itemAtDesk } from '../../item-desk.ts'
import { findVariant, listStockSteps } from '../../store.variants.ts'

type Call = typeof contract.seeStock

export async function seeStock(ctx: StaffCtx, { id, variant_id }: Input<Call>): Promise<Output<Call>> {
  const { db } = ctx
  await itemAtDesk(ctx, id)
  if (!(await findVariant(db, { item_id: id, variant_id }))) throw new Refusal(codes.not_found)
  const steps = await listStockSteps(db, variant_id)
  const byStaff = ({ actor, actor_id }: (typeof steps)[number]) => (actor === 'staff' ? actor_id : null)
  const names = await staffNames(
    db,
    steps.flatMap((step) => byStaff(step) ?? []),
  )
  return steps.map((step) => ({
    ...{ at: step.at.toISOString(), change: step.change, stock: step.stock, reason: step.reason, actor: step.actor },
    by_name: names.get(byStaff(step) ?? '') ?? null,
  }))
}
