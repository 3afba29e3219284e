import type { Input, Output } from '#core/call.ts'
import type { AnyoneCtx } from '#core/context.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { jakartaDate } from '#core/time.ts'
import { rulesToday } from '#modules/dated-rules/module.ts'
import { banks } from '#modules/partner/module.ts'
import type * as contract from '../contract.ts'
import { offersOf } from '../offers.ts'
import { planProblems } from '../plan-problems.ts'

type Sum = Input<typeof contract.simulate>

export async function simulate(ctx: AnyoneCtx, sum: Sum): Promise<Output<typeof contract.simulate>> {
  const rules = await rulesToday(ctx)
  const errors = planProblems(sum, { rules, language: ctx.language })
  if (errors) throw new Refusal(codes.input_invalid, { errors })
  return { offers: offersOf(await banks(ctx), sum, { rules, today: jakartaDate(ctx.now) }) }
}
