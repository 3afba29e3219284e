import type { Input, Output } from '#core/call.ts'
import type { AnyoneCtx } from '#core/context.ts'
import { addMs, dayMs, jakartaDate } from '#core/time.ts'
import type * as contract from '../contract.ts'
import { hereAndNow, postMeant } from '../find-post.ts'
import { postOf } from '../post-view.ts'
import { trendingDays } from '../rules/views.ts'
import { findHeader, listCategories, listPosts, listRelated, listTrending } from '../store.posts.ts'

export async function headerPost(ctx: AnyoneCtx): Promise<Output<typeof contract.headerPost>> {
  const post = await findHeader(ctx.db, hereAndNow(ctx))
  return post ? postOf(post, ctx.language) : null
}

type Press = typeof contract.pressReleases
export async function pressReleases(ctx: AnyoneCtx, { limit }: Input<Press>): Promise<Output<Press>> {
  const rows = await listPosts(ctx.db, { ...hereAndNow(ctx), kind: 'press_release' }, { limit })
  return rows.map((row) => postOf(row, ctx.language))
}

type Trending = typeof contract.trendingPosts
export async function trendingPosts(ctx: AnyoneCtx, { limit }: Input<Trending>): Promise<Output<Trending>> {
  const since = jakartaDate(addMs(ctx.now, -trendingDays * dayMs))
  const rows = await listTrending(ctx.db, hereAndNow(ctx), { limit, since })
  return rows.map((row) => postOf(row, ctx.language))
}

type Related = typeof contract.relatedPosts
export async function relatedPosts(ctx: AnyoneCtx, { id: key, limit }: Input<Related>): Promise<Output<Related>> {
  const { id, category_id } = await postMeant(ctx, key)
  const rows = await listRelated(ctx.db, hereAndNow(ctx), { id, category_id, limit })
  return rows.map((row) => postOf(row, ctx.language))
}

export async function postCategories(ctx: AnyoneCtx): Promise<Output<typeof contract.postCategories>> {
  const rows = await listCategories(ctx.db, hereAndNow(ctx))
  return rows.map((row) => ({ ...row, name: row.name[ctx.language] }))
}
