import type { AnyoneCtx, Db } from '#core/context.ts'
import { fileRefusal } from '#core/file-reasons.ts'
import { newId, newSecret } from '#core/ids.ts'
import type { DocumentPorts, TakenDocument } from './ports.ts'
import { documentMachine } from './rules/review.ts'
import { type DocumentRow, type Owner, replaceDocument } from './store.ts'

type Ctx = Pick<AnyoneCtx<Pick<DocumentPorts, 'files' | 'documents'>>, 'db' | 'ports' | 'now' | 'language' | 'files'>
type Arriving = Owner & Pick<DocumentRow, 'person_id' | 'kind'>

/**
 * Checks the scan that came with a call, seals it, and puts it in the place of the former one of its kind. `allow` refuses or
 * locks, in the transaction that stores it: by the time a file is checked, its order may have ended.
 */
export async function receiveDocument(
  ctx: Ctx,
  document: Arriving,
  allow: (db: Db) => Promise<void>,
): Promise<DocumentRow> {
  const { db, ports, now } = ctx
  const { bytes, type } = await takenFile(ctx)
  const file_key = `papers/${Buffer.from(newSecret(), 'base64url').toString('hex')}`
  const { owner_kind, owner_id, person_id, kind } = document
  const place = { id: newId(now), owner_kind, owner_id, person_id, kind, file_key }
  const unreviewed = { state: documentMachine.start, reason: null, reviewed_by: null, reviewed_at: null }
  const row = { ...place, type, size: bytes.length, uploaded_at: now, ...unreviewed }
  // File first: should the database fail, a file without a row is out of reach, a row without a file is a lost passport.
  await ports.files.put(file_key, { bytes: ports.documents.seal(bytes, file_key), type: 'application/octet-stream' })
  const saved = db.transaction(async (tx) => {
    await allow(tx)
    return replaceDocument(tx, row)
  })
  const former = await saved.catch(async (error: unknown) => {
    await ports.files.delete(file_key)
    throw error
  })
  if (former) await ports.files.delete(former)
  return row
}

async function takenFile({ files, ports, language }: Ctx): Promise<Extract<TakenDocument, { ok: true }>> {
  if (!files.file || files.file.bytes.length === 0) throw fileRefusal('missing', language)
  const taken = await ports.documents.take(files.file.bytes)
  if (taken.ok) return taken
  throw fileRefusal(taken.why, language)
}
