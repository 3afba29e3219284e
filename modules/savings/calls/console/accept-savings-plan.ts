import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { scopesOf } from '#core/staff.ts'
import { lockBank } from '#modules/partner/module.ts'
import type * as contract from '../../contract.console.ts'
import { acceptPlan } from '../../decide.ts'
import { planAtDesk, planFacts, planFile } from '../../desk.ts'
import { hasAccountNumber } from '../../store.desk.ts'

type Call = typeof contract.acceptSavingsPlan

export async function acceptSavingsPlan(ctx: StaffCtx, input: Input<Call>): Promise<Output<Call>> {
  const { db, staff, now, audit } = ctx
  const { id, account_number, virtual_account } = input
  const plan = await planAtDesk(ctx, id)
  const { partner_id } = plan
  // One at a time: of two officers who type the same number, the second sees the first's.
  await lockBank(db, { scopes: scopesOf(staff), id: partner_id })
  if (plan.state === 'submitted' && (await hasAccountNumber(db, { partner_id, account_number })))
    throw new Refusal(codes.savings_account_number_taken)
  const which = { partner_id, id, staff_id: staff.id, now }
  const accepted = await acceptPlan(db, which, { account_number, virtual_account })
  audit({ thing: 'savings', thing_id: id, before: planFacts(plan), after: planFacts(accepted) })
  return planFile(ctx, accepted)
}
