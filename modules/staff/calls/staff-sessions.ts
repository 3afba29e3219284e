import type { Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import type * as contract from '../contract.console.ts'
import { listSessions } from '../store.sign-in.ts'

export async function staffSessions({ db, staff, now }: StaffCtx): Promise<Output<typeof contract.staffSessions>> {
  const rows = await listSessions(db, staff.id, now)
  return {
    items: rows.map(({ created_at, last_seen_at, ...row }) => ({
      ...row,
      created_at: created_at.toISOString(),
      last_seen_at: last_seen_at.toISOString(),
      is_current: row.id === staff.session_id,
    })),
  }
}
