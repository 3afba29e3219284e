import type { z } from 'zod'
import type { Db } from '#core/context.ts'
import { hashSecret } from '#core/ids.ts'
import { documentsOfApplication } from './application-documents.ts'
import { acceptsDocuments } from './rules/documents.ts'
import type { application } from './shapes.ts'
import { findApplication, listHistory } from './store.applications.ts'
import { listChecks } from './store.review.ts'

/** Whether it is the mailed link of an application here. */
export async function isApplicationLink(db: Db, tenant_id: string, token: string): Promise<boolean> {
  return (await findApplication(db, { tenant_id, token_hash: hashSecret(token) })) !== undefined
}

type Row = NonNullable<Awaited<ReturnType<typeof findApplication>>>

/** An application as its applicant sees it, with what has happened to it. */
export async function applicationOf(db: Db, row: Row): Promise<z.output<typeof application>> {
  const history = await listHistory(db, row.id)
  const timeline = history.map(({ state, at, reason }) => ({ state, at: at.toISOString(), reason }))
  const documents = await documentsOfApplication(db, row)
  return {
    ...row,
    created_at: row.created_at.toISOString(),
    timeline,
    documents: documents.map(({ scan, ...wanted }) => ({
      ...wanted,
      uploaded_at: scan?.uploaded_at.toISOString() ?? null,
    })),
    can_upload: acceptsDocuments({ state: row.state, checks: await listChecks(db, row.id) }),
  }
}
