import type { Input, Output } from '#core/call.ts'
import type { MemberCtx } from '#core/context.ts'
import type * as contract from '../contract.ts'
import { say } from '../say.ts'

type Call = typeof contract.sendMessage

export const sendMessage = (ctx: MemberCtx, { id, client_id, message }: Input<Call>): Promise<Output<Call>> =>
  say(
    ctx.db,
    { sender: 'member', user_id: ctx.user.id },
    { room_id: id, client_id: client_id ?? null, message, origin: ctx.tenant.public_url },
    ctx.now,
  )
