import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { scopesOf } from '#core/staff.ts'
import { fieldRefusals } from '#core/validation.ts'
import type * as contract from '../../contract.console.ts'
import { stepProblems } from '../../rules/post-step.ts'
import { lockDeskPost } from '../../store.desk-posts.ts'
import { transitionPost } from '../../transition.ts'
import { fieldWords } from '../../words.ts'

type Call = typeof contract.stepPost

export async function stepPost(ctx: StaffCtx, input: Input<Call>): Promise<Output<Call>> {
  const { db, staff, now, audit, language } = ctx
  const { id, step: event, reason } = input
  const post = await lockDeskPost(db, scopesOf(staff), id)
  if (!post) throw new Refusal(codes.not_found)
  const publish_at = input.publish_at === undefined ? undefined : new Date(input.publish_at)
  const problems = stepProblems({ event, publish_at, reason }, now)
  if (problems.length > 0) throw fieldRefusals(problems, fieldWords(language))
  const next = await transitionPost(db, post, { event, actor: 'staff', actor_id: staff.id, publish_at, reason, now })
  // Somebody else was quicker, or it appeared meanwhile.
  if (!next) throw new Refusal(codes.content_changed)
  const published_at = next.state === 'draft' ? null : next.published_at.toISOString()
  audit({
    thing: 'post',
    thing_id: id,
    before: { state: post.state, published_at: post.published_at.toISOString() },
    after: { state: next.state, published_at },
    ...(reason && { reason }),
  })
  return { id, state: next.state, published_at }
}
