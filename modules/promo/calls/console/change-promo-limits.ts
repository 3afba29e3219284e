import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { fieldRefusals } from '#core/validation.ts'
import type * as contract from '../../contract.console.ts'
import { openPromo } from '../../desk/access.ts'
import { requireWithin } from '../../desk/budget.ts'
import { refuseStale } from '../../desk/conflict.ts'
import { limitProblems } from '../../rules/desk.ts'
import { updatePromo } from '../../store.desk.ts'
import { fieldWords } from '../../words.ts'

type Call = typeof contract.changePromoLimits

export async function changePromoLimits(ctx: StaffCtx, input: Input<Call>): Promise<Output<Call>> {
  const { db, staff, audit, language } = ctx
  const { id, version, quota, budget = null, reason } = input
  const promo = await openPromo(ctx, id)
  const before = { quota: promo.quota, budget: promo.budget }
  await refuseStale(ctx, promo, { held: before, typed: { quota, budget }, version })
  await requireWithin(ctx, budget)
  const problems = limitProblems(input, promo)
  if (problems.length > 0) throw fieldRefusals(problems, fieldWords(language))
  const next = await updatePromo(db, id, { quota, budget, changed_by: staff.id })
  audit({ thing: 'promo', thing_id: id, before, after: { quota, budget }, reason })
  return { id, version: next }
}
