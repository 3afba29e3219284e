import type { Retention } from '#core/module.ts'
import type { RetentionRule } from '#modules/dated-rules/rules/retention.ts'
import { type DocumentPorts, deleteDocumentsOf, documentOwners } from '#modules/documents/module.ts'
import { forgetApplicants, listEnded } from './store.retention.ts'

const batch = 200

/** Scans go some days after an application has ended, whenever the journey is, and at once if it was withdrawn; who applied is forgotten after the years of an order. */
export const retention: readonly Retention<Pick<DocumentPorts, 'files'>, RetentionRule>[] = [
  {
    kind: 'financing_documents',
    rule: 'retention_document_days',
    does: 'deletes',
    async sweep({ db, ports, before }) {
      let count = 0
      const ownersAfter = (after?: string) => documentOwners(db, 'financing', { after, limit: batch })
      for (let owners = await ownersAfter(); owners.length > 0; owners = await ownersAfter(owners.at(-1))) {
        const ended = (await listEnded(db, before, owners)).map(({ id }) => id)
        await deleteDocumentsOf({ db, ports }, { owner_kind: 'financing', owner_ids: ended })
        count += ended.length
      }
      return count
    },
  },
  {
    kind: 'financing_applicants',
    rule: 'retention_order_years',
    does: 'anonymises',
    sweep: async ({ db, before }) => (await forgetApplicants(db, before)).rowCount ?? 0,
  },
]
