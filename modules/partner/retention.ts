import type { Retention } from '#core/module.ts'
import type { RetentionRule } from '#modules/dated-rules/rules/retention.ts'
import { deleteRestingDocuments } from './application-documents.ts'
import type { PartnerPorts } from './ports.ts'
import { deleteUnproved } from './store.applications.ts'

/** Applications whose address nobody proved, and scans of those that were decided or given up, hold data for no purpose. */
export const retention: readonly Retention<Pick<PartnerPorts, 'files'>, RetentionRule>[] = [
  {
    kind: 'applications',
    rule: 'retention_application_days',
    does: 'deletes',
    sweep: async ({ db, before }) => (await deleteUnproved(db, before)).rowCount ?? 0,
  },
  {
    kind: 'application_documents',
    rule: 'retention_application_days',
    does: 'deletes',
    sweep: deleteRestingDocuments,
  },
]
