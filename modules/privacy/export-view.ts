import type { Output } from '#core/call.ts'
import { dayMs } from '#core/time.ts'
import type * as contract from './contract.ts'
import type { ExportRow } from './store.ts'

export const exportLifeMs = dayMs

/** Where the file lies, and what it is sealed for: one a member. */
export const fileKeyOf = (user_id: string): string => `data-exports/${user_id}.zip`

export function exportView(row: ExportRow | undefined): Output<typeof contract.seeDataExport> {
  if (!row) return { status: 'none', requested_at: null, ready_at: null, expires_at: null }
  return {
    status: row.ready_at ? 'ready' : 'preparing',
    requested_at: row.requested_at.toISOString(),
    ready_at: row.ready_at?.toISOString() ?? null,
    expires_at: row.expires_at.toISOString(),
  }
}
