import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import type * as contract from '../../contract.console.ts'
import { mustAnswerAt } from '../../desk.ts'
import { markRead } from '../../store.ts'

type Call = typeof contract.readDeskChat

export async function readDeskChat(ctx: StaffCtx, { id, seq }: Input<Call>): Promise<Output<Call>> {
  const { room } = await mustAnswerAt(ctx, id)
  const { consultant_read_seq: was } = room
  const consultant_read_seq = (await markRead(ctx.db, id, { side: 'consultant', seq })) ?? was
  ctx.audit({ thing: 'chat', thing_id: id, before: { read: was }, after: { read: consultant_read_seq } })
  return { consultant_read_seq }
}
