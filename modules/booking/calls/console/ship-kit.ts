import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { copyActiveAddress, shipShipment } from '#modules/shipping/module.ts'
import { courierCodeOf } from '#modules/shipping/rules/courier-code.ts'
import type * as contract from '../../contract.console.ts'
import { stepKit } from '../../desk/kit.ts'
import { bookingInScope } from '../../order/staff-access.ts'

type Call = typeof contract.shipKit

/** Goes to the active address of who booked. By a courier whom we can ask it is tracked; any other is only written down. */
export async function shipKit(ctx: StaffCtx, { id, courier, waybill }: Input<Call>): Promise<Output<Call>> {
  const { db, now } = ctx
  const { user_id, phone_number } = await bookingInScope(ctx, id)
  const courier_code = courierCodeOf(courier)
  const destination = await copyActiveAddress(db, user_id)
  const recipient = destination?.phone_number ?? phone_number ?? ''
  const tracked = courier_code ? { courier_code, last_phone_digits: recipient.slice(-5) } : undefined
  return stepKit(ctx, id, (order) => shipShipment(db, { ...order, courier, waybill, destination, tracked }, now))
}
