import type { Input, Output } from '#core/call.ts'
import type { MemberCtx } from '#core/context.ts'
import type * as contract from '../contract.ts'
import { mustOwn, ownRoom } from '../own-room.ts'
import { markRead } from '../store.ts'

type Call = typeof contract.readChat

export async function readChat(ctx: MemberCtx, { id, seq }: Input<Call>): Promise<Output<Call>> {
  await mustOwn(ctx, id)
  await markRead(ctx.db, id, { side: 'member', seq })
  const { member_read_seq, unread } = await ownRoom(ctx, id)
  return { member_read_seq, unread }
}
