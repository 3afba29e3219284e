import type { Input } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { scopesOf } from '#core/staff.ts'
import type * as contract from '../contract.console.ts'
import { sendInvitation } from '../invite.ts'
import type { StaffPorts } from '../ports.ts'
import { listGrants, lockPerson } from '../store.people.ts'

export async function inviteAgain(
  ctx: StaffCtx<StaffPorts>,
  { id }: Input<typeof contract.inviteAgain>,
): Promise<Record<string, never>> {
  const { db, staff, audit } = ctx
  const scopes = scopesOf(staff)
  const person = await lockPerson(db, id, scopes)
  const [grant] = await listGrants(db, [id], scopes)
  // Whoever has answered needs none: a forgotten password is another matter, and theirs alone.
  if (!person || !grant || person.password_hash !== null) throw new Refusal(codes.not_found)
  await sendInvitation(db, { ...person, role: grant.role }, ctx)
  audit({ thing: 'staff', thing_id: id, before: null, after: { invited_again: true } })
  return {}
}
