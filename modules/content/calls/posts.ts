import type { Input, Output } from '#core/call.ts'
import type { AnyoneCtx } from '#core/context.ts'
import { offsetOf, pageOf } from '#core/paging.ts'
import type * as contract from '../contract.ts'
import { hereAndNow } from '../find-post.ts'
import { postOf } from '../post-view.ts'
import { countPosts, findHeader, listPosts, type Wanted } from '../store.posts.ts'

type Window = { page: number; limit: number }

async function paged(ctx: AnyoneCtx, which: Omit<Wanted, 'tenant_id' | 'now'>, window: Window) {
  const all = { ...hereAndNow(ctx), ...which }
  const [rows, total] = await Promise.all([
    listPosts(ctx.db, all, { limit: window.limit, offset: offsetOf(window) }),
    countPosts(ctx.db, all),
  ])
  return pageOf(
    rows.map((row) => postOf(row, ctx.language)),
    total,
    window,
  )
}

type Posts = typeof contract.posts
export const posts = (ctx: AnyoneCtx, { search, category, ...window }: Input<Posts>): Promise<Output<Posts>> =>
  paged(ctx, { search, category }, window)

type News = typeof contract.news
export const news = (ctx: AnyoneCtx, { cat_id, s, ...window }: Input<News>): Promise<Output<News>> =>
  paged(ctx, { search: s, category: cat_id }, window)

type Others = typeof contract.otherPosts
/** All but the one on top; press releases have a list of their own. */
export async function otherPosts(ctx: AnyoneCtx, window: Input<Others>): Promise<Output<Others>> {
  const header = await findHeader(ctx.db, hereAndNow(ctx))
  return paged(ctx, { kind: 'article', not_id: header?.id }, window)
}
