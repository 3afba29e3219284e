import type { Input, Output } from '#core/call.ts'
import { confirmName } from '#core/confirm-by-name.ts'
import type { StaffCtx } from '#core/context.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { scopesOf } from '#core/staff.ts'
import { requestApproval } from '../approvals.ts'
import type * as contract from '../contract.console.ts'
import { grantOf } from '../grants.ts'
import type { StaffPorts } from '../ports.ts'
import { isPlatformAdmin, mayGive } from '../rules/roles.ts'
import { listGrants, lockPerson } from '../store.people.ts'
import { carryOutReset, resetStep } from '../two-step-reset.ts'

type Call = typeof contract.resetTwoStep
type Ctx = StaffCtx<StaffPorts>

/** Only by who may give every role that this person has: the second factor guards all of them. */
async function personOf({ db, staff }: Ctx, id: string) {
  const person = await lockPerson(db, id, scopesOf(staff))
  const grants = (await listGrants(db, [id], [{ kind: 'platform' }])).map(grantOf)
  if (!person || !grants.every((grant) => mayGive(staff.grants, grant))) throw new Refusal(codes.not_found)
  if (id === staff.id) throw new Refusal(codes.staff_is_self)
  return { person, grants }
}

export async function resetTwoStep(ctx: Ctx, { id, reason, confirm_name }: Input<Call>): Promise<Output<Call>> {
  const { person, grants } = await personOf(ctx, id)
  confirmName({ confirm_name, name: person.full_name, language: ctx.language })
  if (grants.some(isPlatformAdmin)) {
    await requestApproval(ctx, ctx.db, { ...resetStep(id), details: { reason } })
    return { status: 'awaiting_approval' }
  }
  await carryOutReset(ctx, ctx.db, { person, reason })
  return { status: 'done' }
}
