import type { Input, Output } from '#core/call.ts'
import type { MemberCtx } from '#core/context.ts'
import { kitOf } from '#modules/booking/module.ts'
import type * as contract from '../contract.ts'
import { trackingView } from '../tracking-view.ts'

type Call = typeof contract.kitTracking

export async function kitTracking(ctx: MemberCtx, { id }: Input<Call>): Promise<Output<Call>> {
  const { steps, ...kit } = await kitOf(ctx, { id })
  const tracking = await trackingView(ctx.db, { order_kind: 'booking', order_id: id })
  return { ...kit, steps: steps.map(({ at, state }) => ({ at, event: state })), tracking }
}
