import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import type * as contract from '../../contract.console.ts'
import { planAtDesk } from '../../desk.ts'
import { findApplicant } from '../../store.ts'

type Call = typeof contract.seeSavingsNumbers

export async function seeSavingsNumbers(ctx: StaffCtx, { id }: Input<Call>): Promise<Output<Call>> {
  const plan = await planAtDesk(ctx, id)
  const applicant = await findApplicant(ctx.db, plan.id)
  if (!applicant) throw new Refusal(codes.not_found)
  // Nothing changed: that somebody looked is what is to be known.
  const facts = { code: plan.code }
  ctx.audit({ thing: 'savings_numbers', thing_id: plan.id, before: facts, after: facts })
  const { phone_number, heir_phone_number } = applicant
  return { phone_number, heir_phone_number }
}
