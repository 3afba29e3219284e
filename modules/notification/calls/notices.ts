import type { Input, Output } from '#core/call.ts'
import type { MemberCtx } from '#core/context.ts'
import { offsetOf, pageOf } from '#core/paging.ts'
import type * as contract from '../contract.ts'
import { countNotices, countUnread, listNotices } from '../store.ts'

type Call = typeof contract.notices

export async function notices(ctx: MemberCtx, input: Input<Call>): Promise<Output<Call>> {
  const { limit, type } = input
  const which = { tenant_id: ctx.tenant.id, user_id: ctx.user.id, type }
  const [rows, total, total_unread] = await Promise.all([
    listNotices(ctx.db, which, { limit, offset: offsetOf(input) }),
    countNotices(ctx.db, which),
    countUnread(ctx.db, ctx.user.id),
  ])
  const items = rows.map(({ id, category, title, text, link, created_at, read_at }) => ({
    id,
    type: category,
    title: title[ctx.language],
    text: text[ctx.language],
    link,
    is_read: read_at !== null,
    created_at: created_at.toISOString(),
  }))
  return { ...pageOf(items, total, input), total_unread }
}
