import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import type * as contract from '../contract.console.ts'
import { departureInScope } from '../load.ts'
import { roomingView } from '../view.ts'

type Call = typeof contract.seeRooming

export async function seeRooming(ctx: StaffCtx, { id }: Input<Call>): Promise<Output<Call>> {
  return roomingView(ctx, await departureInScope(ctx, id))
}
