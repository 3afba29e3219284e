import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { scopesOf } from '#core/staff.ts'
import type * as contract from '../../contract.console.ts'
import { differenceViews } from '../../desk.ts'
import { findDifference } from '../../store.ts'
import { transitionDifference } from '../../transition.ts'

type Call = typeof contract.closeDifference

export async function closeDifference(ctx: StaffCtx, { id, reason }: Input<Call>): Promise<Output<Call>> {
  const { db, staff, now, audit } = ctx
  const before = await findDifference(db, id, scopesOf(staff))
  if (!before) throw new Refusal(codes.not_found)
  // Whoever could, would upload what they like and close what it says.
  if (before.received_by === staff.id) throw new Refusal(codes.difference_uploaded_by_you)
  const change = { event: 'close', actor: 'staff', closed_by: staff.id, reason, now } as const
  if (!(await transitionDifference(db, before, change))) throw new Refusal(codes.difference_closed)
  const facts = { kind: before.kind, payment_number: before.payment_number }
  audit({
    ...{ thing: 'difference', thing_id: id, reason },
    ...{ before: { ...facts, state: 'open' }, after: { ...facts, state: 'closed' } },
  })
  const after = await findDifference(db, id, scopesOf(staff))
  const [view] = after ? await differenceViews(db, [after]) : []
  if (!view) throw new Error('a difference was not shown')
  return view
}
