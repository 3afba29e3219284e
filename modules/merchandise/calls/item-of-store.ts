import type { Input, Output } from '#core/call.ts'
import type { AnyoneCtx } from '#core/context.ts'
import type * as contract from '../contract.ts'
import { showItem } from '../show-item.ts'

type Call = typeof contract.itemOfStore

export const itemOfStore = (ctx: AnyoneCtx, input: Input<Call>): Promise<Output<Call>> => showItem(ctx, input)
