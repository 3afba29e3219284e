import type { Input } from '#core/call.ts'
import type { MemberCtx } from '#core/context.ts'
import { ownAddress } from '../address-book.ts'
import type * as contract from '../contract.ts'

export const seeAddress = (ctx: MemberCtx, { id }: Input<typeof contract.seeAddress>) => ownAddress(ctx, ctx.db, id)
