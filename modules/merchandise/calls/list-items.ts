import type { Input, Output } from '#core/call.ts'
import type { AnyoneCtx } from '#core/context.ts'
import { showItems } from '../cards.ts'
import type * as contract from '../contract.ts'

type Call = typeof contract.listItems

export const listItems = (ctx: AnyoneCtx, query: Input<Call>): Promise<Output<Call>> => showItems(ctx, query)
