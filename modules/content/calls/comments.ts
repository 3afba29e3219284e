import type { Input, Output } from '#core/call.ts'
import type { AnyoneCtx } from '#core/context.ts'
import { offsetOf, pageOf } from '#core/paging.ts'
import { memberNames } from '#modules/identity/module.ts'
import type * as contract from '../contract.ts'
import { postMeant } from '../find-post.ts'
import { countComments, listComments } from '../store.comments.ts'

type Call = typeof contract.comments

export async function comments(ctx: AnyoneCtx, input: Input<Call>): Promise<Output<Call>> {
  const { slug, sortBy: sort, limit } = input
  const post = await postMeant(ctx, slug)
  const which = { tenant_id: ctx.tenant.id, post_id: post.id, reader: ctx.user?.id }
  const [rows, total] = await Promise.all([
    listComments(ctx.db, which, { sort, limit, offset: offsetOf(input) }),
    countComments(ctx.db, which),
  ])
  const writers = rows.map((row) => row.user_id)
  const names = await memberNames(ctx.db, ctx.tenant.id, writers)
  const items = rows.map(({ user_id, hidden_at, created_at, ...row }) => ({
    ...row,
    author_name: names.get(user_id) ?? '',
    created_at: created_at.toISOString(),
    is_own: user_id === ctx.user?.id,
    is_hidden: hidden_at !== null,
  }))
  return pageOf(items, total, input)
}
