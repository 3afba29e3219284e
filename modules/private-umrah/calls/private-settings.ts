import type { Output } from '#core/call.ts'
import type { AnyoneCtx } from '#core/context.ts'
import { addDays, jakartaDate } from '#core/time.ts'
import { rulesToday } from '#modules/dated-rules/module.ts'
import type * as contract from '../contract.ts'
import { mostTravellers } from '../rules/plan.ts'
import { listClosures } from '../store.supply.ts'

type Call = typeof contract.privateSettings

export async function privateSettings(ctx: AnyoneCtx): Promise<Output<Call>> {
  const rules = await rulesToday(ctx)
  const today = jakartaDate(ctx.now)
  return {
    first_date: addDays(today, rules.cutoff_days_umrah),
    last_date: addDays(today, rules.private_most_days_ahead),
    least_nights: rules.private_least_nights,
    most_nights: rules.private_most_nights,
    most_travellers: mostTravellers,
    infant_below_age: rules.infant_below_age,
    child_below_age: rules.child_below_age,
    closures: await listClosures(ctx.db, today),
  }
}
