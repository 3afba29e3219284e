import type { Output } from '#core/call.ts'
import type { MemberCtx } from '#core/context.ts'
import { showCart } from '../cart.ts'
import type * as contract from '../contract.ts'

type Call = typeof contract.seeCart

export const seeCart = (ctx: MemberCtx): Promise<Output<Call>> => showCart(ctx)
