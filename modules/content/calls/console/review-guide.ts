import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { scopesOf } from '#core/staff.ts'
import type * as contract from '../../contract.console.ts'
import { reviewOf } from '../../guide-view.ts'
import { findGuide, saveGuideReview } from '../../store.guides.ts'

type Call = typeof contract.reviewGuide

export async function reviewGuide(ctx: StaffCtx, input: Input<Call>): Promise<Output<Call>> {
  const { db, staff, now, audit } = ctx
  const { id, verdict, reviewer } = input
  const guide = await findGuide(db, scopesOf(staff), id)
  if (!guide) throw new Refusal(codes.not_found)
  // Who has read another wording has not read this one.
  if (input.digest !== guide.digest) throw new Refusal(codes.text_changed)
  const note = verdict === 'sent_back' ? (input.note ?? null) : null
  const given = { verdict, reviewer, reviewed_at: now, note }
  await saveGuideReview(db, { page_id: id, text_sha256: guide.digest, staff_id: staff.id, ...given })
  const review = reviewOf(given)
  audit({
    thing: 'guide',
    thing_id: id,
    before: reviewOf(guide),
    after: review,
    ...(note !== null && { reason: note }),
  })
  return { id, review }
}
