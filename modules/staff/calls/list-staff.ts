import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { scopesOf } from '#core/staff.ts'
import type * as contract from '../contract.console.ts'
import { grantOf, namedGrants } from '../grants.ts'
import type { StaffPorts } from '../ports.ts'
import { mayGive } from '../rules/roles.ts'
import { type Approval, requestedOf } from '../store.approvals.ts'
import { lastSeen, listGrants, listPeople } from '../store.people.ts'

import { resetStep } from '../two-step-reset.ts'

type Call = typeof contract.listStaff

const resetView = (request: Approval | undefined) =>
  request ? { approval_id: request.id, requested_by: request.requested_by, reason: request.details.reason ?? '' } : null

/** Only the roles within one's own scopes are shown: what somebody does elsewhere is not known here. */
export async function listStaff(ctx: StaffCtx<StaffPorts>, input: Input<Call>): Promise<Output<Call>> {
  const { db, staff, ports } = ctx
  const scopes = scopesOf(staff)
  const { rows, next_cursor, total } = await listPeople(db, { ...input, scopes })
  const ids = rows.map(({ id }) => id)
  const seen = await lastSeen(db, ids)
  const held = (await listGrants(db, ids, scopes)).map((row) => {
    const grant = grantOf(row)
    return { ...grant, id: row.id, staff_id: row.staff_id, is_yours_to_give: mayGive(staff.grants, grant) }
  })
  const grants = await namedGrants(db, held, ports)
  const waiting = await requestedOf(db, resetStep('').kind, ids)
  const people = rows.map(({ id, full_name, email, has_password, has_second_factor }) => ({
    id,
    full_name,
    email,
    state: !has_password
      ? ('invited' as const)
      : has_second_factor
        ? ('active' as const)
        : ('no_second_factor' as const),
    last_seen_at: seen.get(id)?.toISOString() ?? null,
    approval: resetView(waiting.get(id)),
    grants: grants.filter((grant) => grant.staff_id === id).map(({ staff_id: _, ...grant }) => grant),
  }))
  return { rows: people, next_cursor, total }
}
