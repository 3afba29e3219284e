import type { StaffCtx } from '#core/context.ts'
import type { StaffPorts } from '../ports.ts'
import { endSession } from '../store.sign-in.ts'

export async function staffSignOut({
  db,
  staff,
  audit,
  now,
  ports,
}: StaffCtx<StaffPorts>): Promise<Record<string, never>> {
  await endSession(db, { id: staff.session_id, staff_id: staff.id }, { now, reason: 'signed out' })
  ports.staffSessionsEnded(staff.id)
  audit({ thing: 'session', thing_id: staff.session_id, before: null, after: { ended: 'signed out' } })
  return {}
}
