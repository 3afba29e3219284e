import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import type * as contract from '../../contract.console.ts'
import { orderAtDesk, stepAtDesk } from '../../desk.ts'
import { withWaybill } from '../../desk-waybills.ts'
import { shipOrder } from '../../lifecycle/steps.ts'
import type { SouvenirPorts } from '../../ports.ts'

type Call = typeof contract.shipStoreOrder

export async function shipStoreOrder(
  ctx: StaffCtx<SouvenirPorts>,
  { id, waybill }: Input<Call>,
): Promise<Output<Call>> {
  const { order } = await orderAtDesk(ctx, id)
  return withWaybill(ctx, { order, waybill }, () =>
    stepAtDesk(ctx, id, { take: (db, by, now) => shipOrder(db, { ...by, waybill }, now), facts: { waybill } }),
  )
}
