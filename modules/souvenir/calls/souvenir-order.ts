import type { Input, Output } from '#core/call.ts'
import type { MemberCtx } from '#core/context.ts'
import type * as contract from '../contract.ts'
import { showOrder } from '../order-view.ts'
import type { SouvenirPorts } from '../ports.ts'

type Call = typeof contract.souvenirOrder

export const souvenirOrder = (ctx: MemberCtx<SouvenirPorts>, { id }: Input<Call>): Promise<Output<Call>> =>
  showOrder(ctx, id)
