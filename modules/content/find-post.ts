import type { AnyoneCtx } from '#core/context.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { findPost, findPostId } from './store.posts.ts'

type Ctx = Pick<AnyoneCtx, 'db' | 'tenant' | 'now'>

export const hereAndNow = ({ tenant, now }: Ctx) => ({ tenant_id: tenant.id, now })

/** A post by id or slug, with its text. */
export async function postNamed(ctx: Ctx, key: string) {
  const post = await findPost(ctx.db, hereAndNow(ctx), key)
  if (!post) throw new Refusal(codes.not_found)
  return post
}

/** Which post is meant, where its text is not needed. */
export async function postMeant(ctx: Ctx, key: string) {
  const post = await findPostId(ctx.db, hereAndNow(ctx), key)
  if (!post) throw new Refusal(codes.not_found)
  return post
}
