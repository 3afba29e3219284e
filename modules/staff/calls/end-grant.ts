import type { Input } from '#core/call.ts'
import { confirmName } from '#core/confirm-by-name.ts'
import type { StaffCtx } from '#core/context.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { scopesOf } from '#core/staff.ts'
import type * as contract from '../contract.console.ts'
import { grantOf } from '../grants.ts'
import type { StaffPorts } from '../ports.ts'
import { mayGive } from '../rules/roles.ts'
import { deleteGrant, listGrants, lockPerson } from '../store.people.ts'
import { endAllOf } from '../store.sign-in.ts'

/** Nobody takes a role from themselves: an agency, or the platform, would end up with nobody to give it back. */
export async function endGrant(
  { db, staff, audit, now, language, ports }: StaffCtx<StaffPorts>,
  { id, grant_id, confirm_name }: Input<typeof contract.endGrant>,
): Promise<Record<string, never>> {
  const scopes = scopesOf(staff)
  const person = await lockPerson(db, id, scopes)
  const row = (await listGrants(db, [id], scopes)).find((one) => one.id === grant_id)
  if (!person || !row || !mayGive(staff.grants, grantOf(row))) throw new Refusal(codes.not_found)
  if (id === staff.id) throw new Refusal(codes.staff_is_self)
  confirmName({ confirm_name, name: person.full_name, language })
  await deleteGrant(db, grant_id)
  const left = await listGrants(db, [id], [{ kind: 'platform' }])
  if (left.length === 0) await endAllOf(db, id, { now, reason: 'no role left' })
  ports.staffSessionsEnded(id)
  const { role, scope_kind, scope_id } = row
  audit({ thing: 'staff', thing_id: id, before: { role, scope_kind, scope_id }, after: null })
  return {}
}
