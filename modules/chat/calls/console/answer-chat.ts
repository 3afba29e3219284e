import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import type * as contract from '../../contract.console.ts'
import { mustAnswerAt, siteOf } from '../../desk.ts'
import type { ChatDeskPorts } from '../../ports.ts'
import { say } from '../../say.ts'

type Call = typeof contract.answerChat

export async function answerChat(ctx: StaffCtx<ChatDeskPorts>, input: Input<Call>): Promise<Output<Call>> {
  const { id, client_id = null, message } = input
  const { room, self } = await mustAnswerAt(ctx, id)
  const origin = siteOf(ctx, room.tenant_id).public_url
  const said = { room_id: id, client_id, message, origin }
  const sent = await say(ctx.db, { sender: 'consultant', consultant_id: self.id }, said, ctx.now)
  ctx.audit({ thing: 'chat', thing_id: id, before: null, after: { answered: sent.seq } })
  return sent
}
