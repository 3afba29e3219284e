import type { Input } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { scopesOf } from '#core/staff.ts'
import { decideRequest } from '../approvals.ts'
import type * as contract from '../contract.console.ts'
import type { StaffPorts } from '../ports.ts'
import { isPlatformAdmin } from '../rules/roles.ts'
import { proveStep } from '../sign-in/step-up.ts'
import { lockPerson } from '../store.people.ts'
import { carryOutReset, resetStep } from '../two-step-reset.ts'

type Form = Input<typeof contract.decideTwoStep>

/** By another platform admin than who asked, and never by the one it is about. */
export async function decideTwoStep(ctx: StaffCtx<StaffPorts>, form: Form): Promise<Record<string, never>> {
  const { id, approval_id, decision, code } = form
  const { db, staff } = ctx
  const person = await lockPerson(db, id, scopesOf(staff))
  if (!person || !staff.grants.some(isPlatformAdmin)) throw new Refusal(codes.not_found)
  if (id === staff.id) throw new Refusal(codes.staff_is_self)
  const { details } = await decideRequest(ctx, db, { ...resetStep(id), approval_id, event: decision })
  await proveStep(ctx, code)
  if (decision === 'approve') await carryOutReset(ctx, db, { person, reason: details.reason ?? '' })
  return {}
}
