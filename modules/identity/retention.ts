import type { Retention } from '#core/module.ts'
import type { RetentionRule } from '#modules/dated-rules/rules/retention.ts'
import { deleteRevokedDevices, deleteStaleProofs } from './store.erase.ts'
import { forgetEndedSessions } from './store.ts'

export const retention: readonly Retention<unknown, RetentionRule>[] = [
  {
    kind: 'codes',
    rule: 'retention_code_days',
    does: 'deletes',
    sweep: ({ db, before }) => deleteStaleProofs(db, before),
  },
  {
    kind: 'sessions',
    rule: 'retention_session_days',
    does: 'anonymises',
    sweep: ({ db, before }) => forgetEndedSessions(db, before),
  },
  {
    kind: 'devices',
    rule: 'retention_device_days',
    does: 'deletes',
    sweep: ({ db, before }) => deleteRevokedDevices(db, before),
  },
]
