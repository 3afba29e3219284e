import type { Input, Output } from '#core/call.ts'
import type { MemberCtx } from '#core/context.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import type * as contract from '../contract.ts'
import { postMeant } from '../find-post.ts'
import { takeTurn } from '../member-limits.ts'
import type { ContentPorts } from '../ports.ts'
import { reportsToHide } from '../rules/comment.ts'
import { deleteOwn, insertReport, toggleLike } from '../store.comments.ts'

type Ctx = MemberCtx<ContentPorts>
type Meant = { slug: string; userCommentId: string }

/** The comment of this post that is meant, as its reader sees it. */
async function meant(ctx: Ctx, { slug, userCommentId }: Meant) {
  const post = await postMeant(ctx, slug)
  return { tenant_id: ctx.tenant.id, post_id: post.id, id: userCommentId, reader: ctx.user.id, now: ctx.now }
}

type Like = typeof contract.likeComment
export async function likeComment(ctx: Ctx, input: Input<Like>): Promise<Output<Like>> {
  const which = await meant(ctx, input)
  await takeTurn(ctx, 'like')
  const liked = await toggleLike(ctx.db, which)
  if (!liked) throw new Refusal(codes.not_found)
  return liked
}

type Report = typeof contract.reportComment
export async function reportComment(ctx: Ctx, input: Input<Report>): Promise<Output<Report>> {
  const which = await meant(ctx, input)
  await takeTurn(ctx, 'report')
  const isThere = await insertReport(ctx.db, { ...which, reason: input.reason, most: reportsToHide })
  if (!isThere) throw new Refusal(codes.not_found)
  return {}
}

type Delete = typeof contract.deleteComment
export async function deleteComment(ctx: Ctx, input: Input<Delete>): Promise<Output<Delete>> {
  if (!(await deleteOwn(ctx.db, await meant(ctx, input)))) throw new Refusal(codes.not_found)
  return {}
}
