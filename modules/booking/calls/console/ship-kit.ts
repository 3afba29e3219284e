import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { shipShipment } from '#modules/shipping/module.ts'
import type * as contract from '../../contract.console.ts'
import { stepKit } from '../../desk/kit.ts'

type Call = typeof contract.shipKit

export const shipKit = (ctx: StaffCtx, { id, courier, waybill }: Input<Call>): Promise<Output<Call>> =>
  stepKit(ctx, id, (order) => shipShipment(ctx.db, { ...order, courier, waybill }, ctx.now))
