import type { AnyoneCtx } from '#core/context.ts'
import { hereAndNow } from './find-post.ts'
import { postOf } from './post-view.ts'
import { listPosts } from './store.posts.ts'

/** The newest posts for the home page; none at a tenant without hasanah. */
export async function latestPosts(ctx: AnyoneCtx, limit: number) {
  if (ctx.tenant.feature_flag.is_hasanah !== 1) return []
  const rows = await listPosts(ctx.db, { ...hereAndNow(ctx), kind: 'article' }, { limit })
  return rows.map((row) => postOf(row, ctx.language))
}
