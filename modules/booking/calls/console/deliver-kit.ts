import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { deliverShipment } from '#modules/shipping/module.ts'
import type * as contract from '../../contract.console.ts'
import { stepKit } from '../../desk/kit.ts'

type Call = typeof contract.deliverKit

export const deliverKit = (ctx: StaffCtx, { id }: Input<Call>): Promise<Output<Call>> =>
  stepKit(ctx, id, (order) => deliverShipment(ctx.db, order, ctx.now))
