import type { Db } from '#core/context.ts'
import type { DocumentPorts } from './ports.ts'
import { deleteRows, listDocuments, type Owners } from './store.ts'

type Parts = { db: Db; ports: Pick<DocumentPorts, 'files'> }

/** Deletes every document of these owners. The file goes first: a row left behind is tried again. */
export async function deleteDocumentsOf({ db, ports }: Parts, { owner_kind, owner_ids }: Owners): Promise<void> {
  for (const owner_id of owner_ids) {
    const rows = await listDocuments(db, { owner_kind, owner_ids: [owner_id] })
    for (const { file_key } of rows) await ports.files.delete(file_key)
    const ids = rows.map(({ id }) => id)
    await deleteRows(db, ids)
  }
}
