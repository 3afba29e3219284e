import type { Db } from '#core/context.ts'
import { newId } from '#core/ids.ts'
import type { AuditEntry, Grant, Staff } from '#core/staff.ts'
import { insertAudit } from './store.ts'

const spelled = ({ role, scope }: Grant): string =>
  `${role} ${scope.kind === 'platform' ? scope.kind : `${scope.kind}:${scope.id}`}`

type Done = { staff: Staff; call: string; request: { id: string; ip: string }; entries: readonly AuditEntry[] }

/** Writes down what was done, in the transaction that does it. */
export async function recordAudit(db: Db, { staff, call, request, entries }: Done, now: Date): Promise<void> {
  if (entries.length === 0) return
  const done = { at: now, staff_id: staff.id, session_id: staff.session_id, granted_by: staff.grants.map(spelled) }
  const how = { call, request_id: request.id, ip: request.ip }
  await insertAudit(
    db,
    entries.map((entry) => ({ id: newId(now), ...done, ...how, ...entry, reason: entry.reason ?? null })),
  )
}
