import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { scopesOf } from '#core/staff.ts'
import type * as contract from '../../contract.reviews.ts'
import { deskReviews } from '../../desk-reviews.ts'
import { tellSeatsChanged } from '../../events.ts'
import { findDeskReview, updateAnswer } from '../../store.desk-reviews.ts'

type Call = typeof contract.answerReview

export async function answerReview(ctx: StaffCtx, { id, answer }: Input<Call>): Promise<Output<Call>> {
  const { db, now, staff, audit } = ctx
  const row = await findDeskReview(db, id, scopesOf(staff))
  if (!row) throw new Refusal(codes.not_found)
  const given = { answer, answered_at: now, answered_by: staff.id }
  if (!(await updateAnswer(db, id, given))) throw new Refusal(codes.review_answered)
  await tellSeatsChanged(db, { product_id: row.package_id, now })
  audit({ thing: 'review', thing_id: id, before: { answer: null }, after: { answer } })
  const [answered] = await deskReviews(ctx, [{ ...row, ...given }])
  if (!answered) throw new Error('a review is gone')
  return answered
}
