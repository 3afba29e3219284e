import { diskFiles } from '#adapters/disk/files.ts'
import type { FileStore, FilesPort } from '#core/ports.ts'
import { digestOf, type FileEntry, filesIn, type Manifest } from './manifest.ts'
import { BackupRefused } from './refused.ts'

/** Digests of every file and, where they lie in a folder, copies: a bucket has versions and copies of its own. */
export async function backUpFiles(
  store: FileStore,
  folder: string,
  where: Manifest['files']['where'],
): Promise<Manifest['files']> {
  const copies = diskFiles({ folder: filesIn(folder) })
  const list: FileEntry[] = []
  for await (const key of store.keys()) {
    const file = await store.get(key)
    // Deleted since it was listed: the product is running.
    if (!file) continue
    if (where === 'copied') await copies.put(key, file)
    list.push({ key, type: file.type, bytes: file.bytes.length, sha256: digestOf(file.bytes) })
  }
  return { where, list: list.sort((a, b) => (a.key < b.key ? -1 : 1)) }
}

/** What is missing or has other bytes than when the backup was made. */
export async function differingFiles(files: FilesPort, list: readonly FileEntry[]): Promise<string[]> {
  const differences: string[] = []
  for (const { key, type, bytes, sha256 } of list) {
    const file = await files.get(key)
    if (!file) differences.push(`the file ${key} is missing`)
    else if (file.bytes.length !== bytes || digestOf(file.bytes) !== sha256 || file.type !== type)
      differences.push(`the file ${key} is another one`)
  }
  return differences
}

/** Before anything is changed: the files of the backup are whole, and would be mixed with no others. */
export async function refuseDamagedFiles(store: FileStore, folder: string, files: Manifest['files']): Promise<void> {
  const source = files.where === 'copied' ? diskFiles({ folder: filesIn(folder) }) : store
  const [first, ...others] = await differingFiles(source, files.list)
  if (first && files.where === 'copied')
    throw new BackupRefused(`The backup is damaged: ${first}${others.length > 0 ? `, and ${others.length} more` : ''}.`)
  if (first)
    throw new BackupRefused(`The bucket is not as the backup knows it: ${first}. Bring its objects back first.`)
  if (files.where === 'bucket') return
  for await (const key of store.keys())
    throw new BackupRefused(`The file store is not empty (${key}, …): set DATA_DIR or S3_BUCKET to a new place.`)
}

export async function restoreFiles(
  store: FileStore,
  folder: string,
  { where, list }: Manifest['files'],
): Promise<void> {
  if (where === 'bucket') return
  const copies = diskFiles({ folder: filesIn(folder) })
  for (const { key } of list) {
    const file = await copies.get(key)
    if (file) await store.put(key, file)
  }
}

/** Scans lie sealed; whether they can be opened depends on a secret that is in no backup. */
export async function countSealedScans(
  files: FilesPort,
  list: readonly FileEntry[],
  opens: (bytes: Buffer, key: string) => Buffer | undefined,
): Promise<{ scans: number; closed: number }> {
  const keys = list.map(({ key }) => key).filter((key) => key.startsWith('papers/'))
  let closed = 0
  for (const key of keys) {
    const file = await files.get(key)
    if (file && opens(file.bytes, key) === undefined) closed += 1
  }
  return { scans: keys.length, closed }
}
