import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import type * as contract from '../../contract.console.ts'
import { mustAnswerAt, siteOf } from '../../desk.ts'
import { withFile } from '../../files.ts'
import type { ChatDeskPorts } from '../../ports.ts'
import { say } from '../../say.ts'

type Call = typeof contract.answerWithFile

export async function answerWithFile(ctx: StaffCtx<ChatDeskPorts>, input: Input<Call>): Promise<Output<Call>> {
  const { id, client_id = null, message } = input
  const { room, self } = await mustAnswerAt(ctx, id)
  const origin = siteOf(ctx, room.tenant_id).public_url
  const sent = await withFile(ctx, { room, message, sender_id: self.id }, (file) =>
    say(
      ctx.db,
      { sender: 'consultant', consultant_id: self.id },
      { room_id: id, client_id, message, file, origin },
      ctx.now,
    ),
  )
  ctx.audit({ thing: 'chat', thing_id: id, before: null, after: { file_sent: sent.seq } })
  return sent
}
