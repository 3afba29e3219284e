import type { Output } from '#core/call.ts'
import type { MemberCtx } from '#core/context.ts'
import type * as contract from '../contract.ts'
import { countUnread, markAllRead } from '../store.ts'

/** Counted anew: what came in meanwhile is not read. */
export async function readNotices(ctx: MemberCtx): Promise<Output<typeof contract.readNotices>> {
  await markAllRead(ctx.db, { tenant_id: ctx.tenant.id, user_id: ctx.user.id }, ctx.now)
  return { total_unread: await countUnread(ctx.db, ctx.user.id) }
}
