import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import type * as contract from '../../contract.console.ts'
import { auditLook, orderAtDesk, orderFile } from '../../desk.ts'
import type { SouvenirPorts } from '../../ports.ts'

type Call = typeof contract.seeStoreOrder

export async function seeStoreOrder(ctx: StaffCtx<SouvenirPorts>, { id }: Input<Call>): Promise<Output<Call>> {
  const desk = await orderAtDesk(ctx, id)
  auditLook(ctx, desk)
  return orderFile(ctx, desk)
}
