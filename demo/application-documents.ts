import type { Db } from '#core/context.ts'
import type { FilesPort } from '#core/ports.ts'
import { addMs, hourMs } from '#core/time.ts'
import { documents } from '#modules/documents/tables.ts'
import type { ApplicationDocumentKind } from '#modules/partner/rules/documents.ts'
import type { Seal } from './bookings/booking-rows.ts'
import { hexOf } from './bookings/codes.ts'
import { specimen } from './bookings/specimen.ts'
import { idOf } from './catalogue/naming.ts'

/** Where scans go, sealed as the product seals them. */
export type SealedStore = { db: Db; files: FilesPort; seal: Seal }
/** What an applicant has brought, an hour and more after applying. */
type Brought = { application_id: string; kinds: readonly ApplicationDocumentKind[]; applied_at: Date }

/** Stores scans of nobody's documents, each sealed for its place as one that somebody sent. */
export async function insertApplicationDocuments(
  { db, files, seal }: SealedStore,
  all: readonly Brought[],
): Promise<void> {
  for (const { application_id, kinds, applied_at } of all)
    for (const [i, kind] of kinds.entries()) {
      const bytes = await specimen(kind)
      const key = `application ${application_id} ${kind}`
      const file_key = `papers/${hexOf(key)}`
      await files.put(file_key, { bytes: seal(bytes, file_key), type: 'application/octet-stream' })
      const place = { owner_kind: 'application' as const, owner_id: application_id, person_id: application_id, kind }
      const file = { file_key, type: 'image/webp' as const, size: bytes.length }
      const uploaded_at = addMs(applied_at, (i + 1) * hourMs)
      await db
        .insert(documents)
        .values({ id: idOf(key), ...place, ...file, uploaded_at, state: 'received' })
        .onConflictDoNothing()
    }
}
