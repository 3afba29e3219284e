import type { Db } from '#core/context.ts'
import { deleteDocumentsOf, documentOwners, documentsOf } from '#modules/documents/module.ts'
import type { PartnerPorts } from './ports.ts'
import { documentsFor } from './rules/documents.ts'
import { listAtRest } from './store.applications.ts'
import type { ApplicationRow } from './store.review.ts'

const owner_kind = 'application'

/** What is asked of an applicant, each with the scan that has come. */
export async function documentsOfApplication(db: Db, { id, kind }: Pick<ApplicationRow, 'id' | 'kind'>) {
  const rows = await documentsOf(db, { owner_kind, owner_ids: [id] })
  return documentsFor(kind).map((wanted) => ({ ...wanted, scan: rows.find((row) => row.kind === wanted.kind) }))
}

const batch = 200

type Sweep = { db: Db; ports: Pick<PartnerPorts, 'files'>; before: Date }

/** Those of them whose documents all came before then. */
async function withOldDocuments(db: Db, owner_ids: readonly string[], before: Date): Promise<string[]> {
  const rows = owner_ids.length > 0 ? await documentsOf(db, { owner_kind, owner_ids }) : []
  const fresh = new Set(rows.filter(({ uploaded_at }) => uploaded_at >= before).map(({ owner_id }) => owner_id))
  return owner_ids.filter((id) => !fresh.has(id))
}

/** Deletes the scans of applications that were decided before then, or left alone since; gives how many those were. */
export async function deleteRestingDocuments({ db, ports, before }: Sweep): Promise<number> {
  let count = 0
  const ownersAfter = (after?: string) => documentOwners(db, owner_kind, { after, limit: batch })
  for (let owners = await ownersAfter(); owners.length > 0; owners = await ownersAfter(owners.at(-1))) {
    const owner_ids = await withOldDocuments(db, await listAtRest(db, owners, before), before)
    await deleteDocumentsOf({ db, ports }, { owner_kind, owner_ids })
    count += owner_ids.length
  }
  return count
}
