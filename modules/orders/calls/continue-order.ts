import type { Output } from '#core/call.ts'
import type { MemberCtx } from '#core/context.ts'
import type * as contract from '../contract.ts'
import { latestUnpaid } from '../latest.ts'

export const continueOrder = (ctx: MemberCtx): Promise<Output<typeof contract.continueOrder>> => latestUnpaid(ctx)
