import type { Input, Output } from '#core/call.ts'
import type { MemberCtx } from '#core/context.ts'
import { offsetOf, pageOf } from '#core/paging.ts'
import type * as contract from '../contract.ts'
import { countPlans, listPlans } from '../store.ts'
import { plansView } from '../view.ts'

type Call = typeof contract.savingsHistory

export async function savingsHistory(ctx: MemberCtx, input: Input<Call>): Promise<Output<Call>> {
  const whose = { tenant_id: ctx.tenant.id, user_id: ctx.user.id }
  const plans = await listPlans(ctx.db, whose, { limit: input.limit, offset: offsetOf(input) })
  return pageOf(await plansView(ctx, plans), await countPlans(ctx.db, whose), input)
}
