import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { staffNames } from '#modules/staff/module.ts'
import type * as contract from '../../contract.console.ts'
import { itemAtDesk } from '../../item-desk.ts'
import { listStockSteps } from '../../store.variants.ts'

type Call = typeof contract.seeStock

export async function seeStock(ctx: StaffCtx, { id }: Input<Call>): Promise<Output<Call>> {
  const { db, language } = ctx
  await itemAtDesk(ctx, id)
  const steps = await listStockSteps(db, id)
  const byStaff = ({ actor, actor_id }: (typeof steps)[number]) => (actor === 'staff' ? actor_id : null)
  const names = await staffNames(
    db,
    steps.flatMap((step) => byStaff(step) ?? []),
  )
  return steps.map((step) => ({
    ...{ at: step.at.toISOString(), change: step.change, stock: step.stock, reason: step.reason, actor: step.actor },
    variant_name: step.variant_name[language],
    by_name: names.get(byStaff(step) ?? '') ?? null,
  }))
}
