import type { Output } from '#core/call.ts'
import type { MemberCtx } from '#core/context.ts'
import type * as contract from '../contract.ts'
import { latestUnpaid } from '../latest.ts'

export const latestOrder = (ctx: MemberCtx): Promise<Output<typeof contract.latestOrder>> => latestUnpaid(ctx)
