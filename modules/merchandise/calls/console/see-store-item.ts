import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import type * as contract from '../../contract.console.ts'
import { itemAtDesk, itemView } from '../../item-desk.ts'

type Call = typeof contract.seeStoreItem

export const seeStoreItem = async (ctx: StaffCtx, { id }: Input<Call>): Promise<Output<Call>> =>
  itemView(ctx, await itemAtDesk(ctx, id))
