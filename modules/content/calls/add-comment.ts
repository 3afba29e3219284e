import type { Input, Output } from '#core/call.ts'
import type { MemberCtx } from '#core/context.ts'
import { hashSecret, newId } from '#core/ids.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { memberNames } from '#modules/identity/module.ts'
import type * as contract from '../contract.ts'
import { postMeant } from '../find-post.ts'
import { takeTurn } from '../member-limits.ts'
import type { ContentPorts } from '../ports.ts'
import { decideComment, sameness } from '../rules/comment.ts'
import { insertComment } from '../store.comments.ts'

type Call = typeof contract.addComment

export async function addComment(ctx: MemberCtx<ContentPorts>, input: Input<Call>): Promise<Output<Call>> {
  const post = await postMeant(ctx, input.id)
  const decision = decideComment(input.text)
  if (!decision.ok) throw new Refusal(decision.code)
  await takeTurn(ctx, 'comment')
  const { text } = decision
  const { now: created_at, tenant, user } = ctx
  const row = { id: newId(created_at), tenant_id: tenant.id, post_id: post.id, user_id: user.id, text, created_at }
  const isNew = await insertComment(ctx.db, { ...row, text_hash: hashSecret(sameness(text)) })
  if (!isNew) throw new Refusal(codes.comment_repeated)
  const names = await memberNames(ctx.db, tenant.id, [user.id])
  return {
    id: row.id,
    author_name: names.get(user.id) ?? '',
    text,
    likes: 0,
    created_at: created_at.toISOString(),
    is_own: true,
    is_liked: false,
    is_reported: false,
    is_hidden: false,
  }
}
