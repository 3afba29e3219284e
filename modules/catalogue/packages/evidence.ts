import type { Db, StaffCtx } from '#core/context.ts'
import { fileRefusal } from '#core/file-reasons.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import type { CataloguePorts } from '../ports.ts'
import { deleteEvidence, findEvidence, listEvidence, listLoose } from '../store.evidence.ts'
import { packageOfDate } from './access.ts'

/** Files for one certainty of a date; a reviewer reads each. */
export const mostEvidence = 5

/** What proves the certainties of these dates, without where it lies. */
export async function evidenceOf({ db }: Pick<StaffCtx, 'db'>, departure_ids: readonly string[]) {
  const rows = await listEvidence(db, departure_ids)
  return rows.map(({ uploaded_at, ...row }) => ({ ...row, uploaded_at: uploaded_at.toISOString() }))
}

/** The file that came with a call, re-encoded or found to be plain; or why it is none. */
export async function takenEvidence({ files, ports, language }: StaffCtx<CataloguePorts>) {
  if (!files.file || files.file.bytes.length === 0) throw fileRefusal('missing', language)
  const taken = await ports.documents.take(files.file.bytes)
  if (taken.ok) return taken
  throw fileRefusal(taken.why, language)
}

type Which = { id: string; evidence_id: string }

/** A file of a date within the caller's scopes; anyone else's is not found. */
export async function evidenceInScope(ctx: StaffCtx, { id, evidence_id }: Which) {
  const product_id = await packageOfDate(ctx, id)
  const row = await findEvidence(ctx.db, { departure_id: id, id: evidence_id })
  if (!row) throw new Refusal(codes.not_found)
  return { ...row, product_id }
}

const batch = 100

type Sweep = { db: Db; ports: Pick<CataloguePorts, 'files'> }

/** Deletes the files that belong to no date any more. The file goes first: a row left behind is tried again. */
export async function deleteLooseEvidence({ db, ports }: Sweep): Promise<void> {
  for (let rows = await listLoose(db, batch); rows.length > 0; rows = await listLoose(db, batch))
    for (const { id, file_key } of rows) {
      await ports.files.delete(file_key)
      await deleteEvidence(db, id)
    }
}
