import type { StaffCtx } from '#core/context.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { shipmentOf } from '#modules/shipping/module.ts'
import { bookingInScope } from '../order/staff-access.ts'

type Order = { order_kind: 'booking'; order_id: string; staff_id: string }

/** One step of the umrah kit of a booking within somebody's scopes; refused where it is not where the step begins. */
export async function stepKit(ctx: StaffCtx, booking_id: string, step: (order: Order) => Promise<boolean>) {
  const { db, staff } = ctx
  await bookingInScope(ctx, booking_id)
  const order = { order_kind: 'booking', order_id: booking_id, staff_id: staff.id } as const
  const before = await shipmentOf(db, order)
  if (!(await step(order))) throw new Refusal(codes.kit_not_here)
  const after = await shipmentOf(db, order)
  if (!after) throw new Error(`booking ${booking_id} lost its shipment`)
  const { steps, ...is } = after
  const was = before && { state: before.state, courier: before.courier, waybill: before.waybill }
  ctx.audit({ thing: 'shipment', thing_id: booking_id, before: was ?? null, after: is })
  return { ...is, steps: steps.map(({ at, state }) => ({ at: at.toISOString(), state })) }
}
