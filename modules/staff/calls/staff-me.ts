import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import type * as contract from '../contract.console.ts'
import { findStaff } from '../store.ts'

type Call = typeof contract.staffMe

export async function staffMe({ db, staff }: StaffCtx, _: Input<Call>): Promise<Output<Call>> {
  const person = await findStaff(db, staff.id)
  if (!person) throw new Error(`somebody signed in as ${staff.id}, who does not exist`)
  const { id, full_name, email } = person
  const grants = staff.grants.map(({ role, scope }) => ({
    role,
    scope: { kind: scope.kind, id: scope.kind === 'platform' ? null : scope.id },
  }))
  return { id, full_name, email, grants }
}
