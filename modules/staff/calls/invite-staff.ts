import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import type { Grant } from '#core/staff.ts'
import type * as contract from '../contract.console.ts'
import { invite } from '../invite.ts'
import type { StaffPorts } from '../ports.ts'
import { mayGive } from '../rules/roles.ts'
import { proveStep } from '../sign-in/step-up.ts'

type Call = typeof contract.inviteStaff

/** The role and scope of a form; nothing where a scope that needs one names none. */
function grantIn({ role, scope_kind, scope_id }: Input<Call>): Grant | undefined {
  if (scope_kind === 'platform') return { role, scope: { kind: scope_kind } }
  return scope_id === undefined ? undefined : { role, scope: { kind: scope_kind, id: scope_id } }
}

export async function inviteStaff(ctx: StaffCtx<StaffPorts>, input: Input<Call>): Promise<Output<Call>> {
  const { db, staff, audit, ports } = ctx
  const grant = grantIn(input)
  if (!grant || !mayGive(staff.grants, grant)) throw new Refusal(codes.staff_role_not_yours)
  const names = await ports.desk.scopeNames(db, [grant.scope])
  // A platform admin may name any scope, and so also one that is none.
  if (grant.scope.kind !== 'platform' && !names.has(grant.scope.id)) throw new Refusal(codes.staff_role_not_yours)
  await proveStep(ctx, input.code)
  const { email, full_name, language, role, scope_kind, scope_id = null } = input
  const { id } = await invite(db, { email, full_name, language, grant }, ctx)
  audit({ thing: 'staff', thing_id: id, before: null, after: { email, role, scope_kind, scope_id } })
  return { id }
}
