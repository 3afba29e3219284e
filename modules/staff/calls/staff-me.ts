import type { Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import type * as contract from '../contract.console.ts'
import { namedGrants } from '../grants.ts'
import type { StaffPorts } from '../ports.ts'
import { countRecoveryCodes } from '../store.sign-in.ts'
import { findStaff } from '../store.ts'

export async function staffMe({ db, staff, ports }: StaffCtx<StaffPorts>): Promise<Output<typeof contract.staffMe>> {
  const person = await findStaff(db, staff.id)
  if (!person) throw new Error(`somebody signed in as ${staff.id}, who does not exist`)
  const { id, full_name, email, language } = person
  const recovery_codes_left = await countRecoveryCodes(db, id)
  return { id, full_name, email, language, recovery_codes_left, grants: await namedGrants(db, staff.grants, ports) }
}
