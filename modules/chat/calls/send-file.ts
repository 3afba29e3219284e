import type { Input, Output } from '#core/call.ts'
import type { MemberCtx } from '#core/context.ts'
import type * as contract from '../contract.ts'
import { withFile } from '../files.ts'
import { mustOwn } from '../own-room.ts'
import type { ChatPorts } from '../ports.ts'
import { say } from '../say.ts'

type Call = typeof contract.sendFile

export async function sendFile(ctx: MemberCtx<ChatPorts>, input: Input<Call>): Promise<Output<Call>> {
  const { id, client_id, message } = input
  // Whose room it is comes before what they send: files of strangers are not even looked at.
  const { room } = await mustOwn(ctx, id)
  return withFile(ctx, { room, message, sender_id: ctx.user.id }, (file) =>
    say(
      ctx.db,
      { sender: 'member', user_id: ctx.user.id },
      { room_id: id, client_id: client_id ?? null, message, file, origin: ctx.tenant.public_url },
      ctx.now,
    ),
  )
}
