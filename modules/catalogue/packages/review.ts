import type { StaffCtx } from '#core/context.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { scopesOf } from '#core/staff.ts'
import { findChange } from '../store.package-changes.ts'
import { lockInScope } from './access.ts'

/** What a reviewer decides on: it still waits, and it is what they have read. Nobody decides on what they submitted. */
export async function changeToDecide(ctx: StaffCtx, { id, content_hash }: { id: string; content_hash: string }) {
  const seen = await findChange(ctx.db, id, scopesOf(ctx.staff))
  if (!seen) throw new Refusal(codes.not_found)
  const row = await lockInScope(ctx, seen.product_id)
  const change = await findChange(ctx.db, id, scopesOf(ctx.staff))
  if (change?.state !== 'pending') throw new Refusal(codes.package_not_waiting)
  if (change.content_hash !== content_hash) throw new Refusal(codes.package_changed)
  if (change.submitted_by === ctx.staff.id) throw new Refusal(codes.approver_is_requester)
  return { change, row }
}
