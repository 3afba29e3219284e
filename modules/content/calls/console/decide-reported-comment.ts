import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { scopesOf } from '#core/staff.ts'
import type * as contract from '../../contract.console.ts'
import { emitCommentDecided } from '../../events.ts'
import { decideReported, lockReported } from '../../store.reported.ts'

type Call = typeof contract.decideReportedComment

export async function decideReportedComment(ctx: StaffCtx, input: Input<Call>): Promise<Output<Call>> {
  const { db, staff, now, audit } = ctx
  const { id, decision, reason } = input
  const comment = await lockReported(db, scopesOf(staff), id)
  if (!comment) throw new Refusal(codes.not_found)
  await decideReported(db, { id, now, isRemoved: decision === 'remove' })
  const was = comment.hidden_at === null ? 'shown' : 'hidden'
  const facts = { before: { state: was }, after: { state: decision === 'remove' ? 'removed' : 'shown' } }
  audit({ thing: 'comment', thing_id: id, ...facts, reason })
  // Who never saw it hidden has nothing to learn of its being kept.
  if (decision === 'remove' || was === 'hidden') await emitCommentDecided(db, { comment, decision, reason, now })
  return { id, decision }
}
