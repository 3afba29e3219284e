import type { Input, Output } from '#core/call.ts'
import type { MemberCtx } from '#core/context.ts'
import { kitOf } from '#modules/booking/module.ts'
import { destinationOf } from '#modules/shipping/module.ts'
import type * as contract from '../contract.ts'
import { trackingView } from '../tracking-view.ts'

type Call = typeof contract.kitTracking

export async function kitTracking(ctx: MemberCtx, { id }: Input<Call>): Promise<Output<Call>> {
  const { steps, ...kit } = await kitOf(ctx, { id })
  const order = { order_kind: 'booking', order_id: id } as const
  const tracking = await trackingView(ctx.db, order)
  const destination = await destinationOf(ctx.db, { ...order, user_id: ctx.user.id })
  return { ...kit, steps: steps.map(({ at, state }) => ({ at, event: state })), tracking, destination }
}
