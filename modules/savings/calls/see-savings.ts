import type { Input, Output } from '#core/call.ts'
import type { MemberCtx } from '#core/context.ts'
import type * as contract from '../contract.ts'
import { planOf } from '../load.ts'
import { planDetail } from '../view.ts'

type Call = typeof contract.seeSavings

export async function seeSavings(ctx: MemberCtx, { id }: Input<Call>): Promise<Output<Call>> {
  return planDetail(ctx, await planOf(ctx, id))
}
