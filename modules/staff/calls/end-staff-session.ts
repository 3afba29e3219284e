import type { Input } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import type * as contract from '../contract.console.ts'
import type { StaffPorts } from '../ports.ts'
import { endSession } from '../store.sign-in.ts'

export async function endStaffSession(
  { db, staff, audit, now, ports }: StaffCtx<StaffPorts>,
  { id }: Input<typeof contract.endStaffSession>,
): Promise<Record<string, never>> {
  const isEnded = await endSession(db, { id, staff_id: staff.id }, { now, reason: 'ended by its owner' })
  if (!isEnded) throw new Refusal(codes.not_found)
  ports.staffSessionsEnded(staff.id)
  audit({ thing: 'session', thing_id: id, before: null, after: { ended: 'by its owner' } })
  return {}
}
