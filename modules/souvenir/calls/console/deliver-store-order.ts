import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import type * as contract from '../../contract.console.ts'
import { mustDeliver, orderAtDesk, stepAtDesk } from '../../desk.ts'
import { deliverOrder } from '../../lifecycle/steps.ts'
import type { SouvenirPorts } from '../../ports.ts'

type Call = typeof contract.deliverStoreOrder

export async function deliverStoreOrder(ctx: StaffCtx<SouvenirPorts>, { id }: Input<Call>): Promise<Output<Call>> {
  const { order } = await orderAtDesk(ctx, id)
  await mustDeliver(ctx, order.id)
  return stepAtDesk(ctx, id, { take: (db, by, now) => deliverOrder(db, { ...by, actor: 'staff' }, now) })
}
