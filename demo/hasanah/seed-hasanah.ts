import { inArray } from 'drizzle-orm'
import type { Db } from '#core/context.ts'
import { post_categories, post_comment_likes, post_comments, post_view_days, posts } from '#modules/content/tables.ts'
import { users } from '#modules/identity/tables.ts'
import { keep } from '../catalogue/keep.ts'
import { demoTenants } from '../tenants.ts'
import { allPosts } from './all-posts.ts'
import { categoryRows, postId, postRow, readerRows, saidUnder, viewRows } from './rows.ts'

/** Posts that are not there yet, with what was said under them; what people did since with the rest stays theirs. */
export async function seedHasanah(db: Db, now: Date): Promise<void> {
  for (const tenant of demoTenants) {
    const ids = allPosts.map(({ slug }) => postId(tenant, slug))
    const known = await db.select({ id: posts.id }).from(posts).where(inArray(posts.id, ids)).limit(ids.length)
    const there = new Set(known.map(({ id }) => id))
    const missing = allPosts.filter(({ slug }) => !there.has(postId(tenant, slug)))
    if (missing.length === 0) continue
    const said = missing.map((post) => saidUnder(tenant, post, now))
    await db.transaction(async (tx) => {
      await keep(tx, users, readerRows(tenant, now))
      await keep(tx, post_categories, categoryRows(tenant))
      await keep(
        tx,
        posts,
        missing.map((post) => postRow(tenant, post, now)),
      )
      await keep(
        tx,
        post_view_days,
        missing.flatMap((post) => viewRows(tenant, post, now)),
      )
      await keep(
        tx,
        post_comments,
        said.flatMap(({ comments }) => comments),
      )
      await keep(
        tx,
        post_comment_likes,
        said.flatMap(({ likes }) => likes),
      )
    })
  }
}
