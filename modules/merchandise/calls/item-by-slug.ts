import type { Input, Output } from '#core/call.ts'
import type { AnyoneCtx } from '#core/context.ts'
import type * as contract from '../contract.ts'
import { showItem } from '../show-item.ts'

type Call = typeof contract.itemBySlug

export const itemBySlug = (ctx: AnyoneCtx, { slug }: Input<Call>): Promise<Output<Call>> => showItem(ctx, { slug })
