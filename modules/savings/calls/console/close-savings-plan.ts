import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import type * as contract from '../../contract.console.ts'
import { closePlan } from '../../decide.ts'
import { planAtDesk, planFacts, planFile } from '../../desk.ts'

type Call = typeof contract.closeSavingsPlan

export async function closeSavingsPlan(ctx: StaffCtx, { id, ...payout }: Input<Call>): Promise<Output<Call>> {
  const { db, staff, now, audit } = ctx
  const plan = await planAtDesk(ctx, id)
  const closed = await closePlan(db, { partner_id: plan.partner_id, id, staff_id: staff.id, now }, payout)
  audit({ thing: 'savings', thing_id: id, before: planFacts(plan), after: planFacts(closed), reason: payout.reference })
  return planFile(ctx, closed)
}
