import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import type * as contract from '../../contract.console.ts'
import { orderAtDesk, orderFile } from '../../desk.ts'
import type { SouvenirPorts } from '../../ports.ts'

type Call = typeof contract.seeStoreOrder

export const seeStoreOrder = async (ctx: StaffCtx<SouvenirPorts>, { id }: Input<Call>): Promise<Output<Call>> =>
  orderFile(ctx, await orderAtDesk(ctx, id))
