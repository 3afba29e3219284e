import type { Input, Output } from '#core/call.ts'
import type { MemberCtx } from '#core/context.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import type * as contract from '../contract.ts'
import { countUnread, markRead } from '../store.ts'

type Call = typeof contract.readNotice

export async function readNotice(ctx: MemberCtx, { id }: Input<Call>): Promise<Output<Call>> {
  const isMine = await markRead(ctx.db, { tenant_id: ctx.tenant.id, user_id: ctx.user.id, id }, ctx.now)
  if (!isMine) throw new Refusal(codes.not_found)
  return { total_unread: await countUnread(ctx.db, ctx.user.id) }
}
