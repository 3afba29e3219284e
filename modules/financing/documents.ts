import type { z } from 'zod'
import type { MemberCtx } from '#core/context.ts'
import { type DocumentPorts, type DocumentRow, documentsOf, signLink } from '#modules/documents/module.ts'
import type { wantedDocument } from './shapes.ts'
import type { ApplicationRow } from './store.ts'

type Ctx = Pick<MemberCtx<Pick<DocumentPorts, 'tokens'>>, 'db' | 'ports' | 'user' | 'now'>

/** The scans of an application, as they were sent. */
export const scansOf = ({ db }: Pick<Ctx, 'db'>, { id }: Pick<ApplicationRow, 'id'>): Promise<DocumentRow[]> =>
  documentsOf(db, { owner_kind: 'financing', owner_ids: [id] })

type Kind = z.output<typeof wantedDocument>['document_financing_id']

/** What the bank wants, and how far it is; a link to each lives five minutes. */
export function documentView(
  { ports, user, now }: Ctx,
  { kind, isDeleted = false }: { kind: Kind; isDeleted?: boolean },
  scan?: DocumentRow,
): z.output<typeof wantedDocument> {
  const missing = {
    status: isDeleted ? 'deleted' : 'missing',
    reason: null,
    file_type: null,
    size: null,
    uploaded_at: null,
    url: null,
  } as const
  if (!scan) return { document_financing_id: kind, ...missing }
  const { query } = signLink(ports, { document_id: scan.id, user_id: user.id }, now)
  return {
    document_financing_id: kind,
    status: scan.state,
    reason: scan.reason,
    file_type: scan.type,
    size: scan.size,
    uploaded_at: scan.uploaded_at.toISOString(),
    url: `/api/v3/users/financing-history/${scan.owner_id}/documents/${scan.id}?${query}`,
  }
}

/** What was sent to the bank had all its documents: those that are not there any more were deleted after its end. */
export const documentViews = (
  ctx: Ctx,
  { documents, submitted_at, ended_at }: ApplicationRow,
  scans: readonly DocumentRow[],
) =>
  documents.map((kind) =>
    documentView(
      ctx,
      { kind, isDeleted: submitted_at !== null && ended_at !== null },
      scans.find((scan) => scan.kind === kind),
    ),
  )
