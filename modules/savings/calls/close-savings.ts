import type { Input, Output } from '#core/call.ts'
import type { MemberCtx } from '#core/context.ts'
import type * as contract from '../contract.ts'
import { askToClose } from '../end.ts'
import { planDetail } from '../view.ts'

type Call = typeof contract.closeSavings

export async function closeSavings(ctx: MemberCtx, { id, reason }: Input<Call>): Promise<Output<Call>> {
  return planDetail(ctx, await askToClose(ctx, id, reason))
}
