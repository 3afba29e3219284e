import type { Input, Output } from '#core/call.ts'
import type { MemberCtx } from '#core/context.ts'
import type * as contract from '../contract.ts'
import { showOrder } from '../order-view.ts'
import type { SouvenirPorts } from '../ports.ts'
import { cancelReasons } from '../rules/cancel-reasons.ts'
import { reasonWords } from '../rules/reason-words.ts'

type Call = typeof contract.cancelReasonsOf

export async function cancelReasonsOf(ctx: MemberCtx<SouvenirPorts>, { id }: Input<Call>): Promise<Output<Call>> {
  const { can_cancel, can_withdraw } = await showOrder(ctx, id)
  const say = reasonWords(ctx.language)
  return can_cancel || can_withdraw ? cancelReasons.map((reason) => ({ reason, text: say[reason] })) : []
}
