import type { Input, Output } from '#core/call.ts'
import type { MemberCtx } from '#core/context.ts'
import { rulesToday } from '#modules/dated-rules/module.ts'
import type * as contract from '../contract.ts'
import { offerViews } from '../offer-view.ts'
import { requestOf } from '../requests.ts'
import { groupOf } from '../rules/travellers.ts'
import { listOffers } from '../store.offers.ts'

type Call = typeof contract.privateOffers

export async function privateOffers(ctx: MemberCtx, { id }: Input<Call>): Promise<Output<Call>> {
  const request = await requestOf(ctx, id)
  const rules = await rulesToday(ctx)
  const group = groupOf(request.wish.adults, request.wish.child_ages, rules)
  return offerViews(ctx, { request, group, rules }, await listOffers(ctx.db, id))
}
