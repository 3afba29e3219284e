import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import type * as contract from '../../contract.console.ts'
import { rejectPlan } from '../../decide.ts'
import { planAtDesk, planFacts, planFile } from '../../desk.ts'

type Call = typeof contract.rejectSavingsPlan

export async function rejectSavingsPlan(ctx: StaffCtx, { id, reason }: Input<Call>): Promise<Output<Call>> {
  const { db, staff, now, audit } = ctx
  const plan = await planAtDesk(ctx, id)
  const rejected = await rejectPlan(db, { partner_id: plan.partner_id, id, staff_id: staff.id, now }, reason)
  audit({ thing: 'savings', thing_id: id, before: planFacts(plan), after: planFacts(rejected), reason })
  return planFile(ctx, rejected)
}
