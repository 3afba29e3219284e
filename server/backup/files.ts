import { diskFiles } from '#adapters/disk/files.ts'
import type { FileStore, FilesPort, StoredFile } from '#core/ports.ts'
import { digestOf, type FileEntry, filesIn, type Manifest } from './manifest.ts'
import { BackupRefused } from './refused.ts'

/** Digests of every file and, unless they stay in their bucket alone, copies. One at a time: a store may be larger than memory. */
export async function backUpFiles(
  store: FileStore,
  folder: string,
  { where, signal }: { where: Manifest['files']['where']; signal?: AbortSignal | undefined },
): Promise<Manifest['files']> {
  const copies = copiesIn(folder)
  const list: FileEntry[] = []
  for await (const key of store.keys()) {
    signal?.throwIfAborted()
    const file = await store.get(key)
    // Deleted since it was listed: the product is running.
    if (!file) continue
    if (where !== 'bucket') await copies.put(key, file)
    list.push({ key, type: file.type, bytes: file.bytes.length, sha256: digestOf(file.bytes) })
  }
  return { where, list: list.sort((a, b) => (a.key < b.key ? -1 : 1)) }
}

const copiesIn = (folder: string): FileStore => diskFiles({ folder: filesIn(folder) })

const isAs = ({ bytes, type }: StoredFile, entry: FileEntry): boolean =>
  bytes.length === entry.bytes && digestOf(bytes) === entry.sha256 && type === entry.type

type Fault = { key: string; is: 'missing' | 'another one' }

async function faultsOf(files: FilesPort, list: readonly FileEntry[]): Promise<Fault[]> {
  const faults: Fault[] = []
  for (const entry of list) {
    const file = await files.get(entry.key)
    if (!file || !isAs(file, entry)) faults.push({ key: entry.key, is: file ? 'another one' : 'missing' })
  }
  return faults
}

const sentenceOf = ({ key, is }: Fault): string => `the file ${key} is ${is}`

/** What is missing or has other bytes than when the backup was made. */
export const differingFiles = async (files: FilesPort, list: readonly FileEntry[]): Promise<string[]> =>
  (await faultsOf(files, list)).map(sentenceOf)

const elseRowsAlone = 'or restore the rows and have the rest listed: --accept-missing-files'

/** Before anything is changed: the files of the backup are whole, and those that are there already are the same. */
export async function refuseDamagedFiles(
  store: FileStore,
  folder: string,
  { where, list }: Manifest['files'],
): Promise<void> {
  if (where !== 'bucket') {
    const damaged = summaryOf(await faultsOf(copiesIn(folder), list))
    if (damaged) throw new BackupRefused(`The backup is damaged: ${damaged}. Take the backup before, ${elseRowsAlone}.`)
  }
  if (where === 'copied') return
  const faults = await faultsOf(store, list)
  // With copies beside it, what the bucket lacks is brought back.
  const differing = summaryOf(where === 'both' ? faults.filter(({ is }) => is !== 'missing') : faults)
  if (!differing) return
  const remedy = `Bring its objects back first, ${elseRowsAlone}.`
  throw new BackupRefused(`The bucket is not as the backup knows it: ${differing}. ${remedy}`)
}

const summaryOf = ([first, ...others]: readonly Fault[]): string | undefined =>
  first && `${sentenceOf(first)}${others.length > 0 ? `, and ${others.length} more` : ''}`

/** The files of two places are never mixed. A bucket that was backed up is its own place. */
export async function refuseFilledStore(store: FileStore, { where }: Manifest['files']): Promise<void> {
  if (where !== 'copied') return
  for await (const key of store.keys())
    throw new BackupRefused(`The file store is not empty (${key}, …): set DATA_DIR or S3_BUCKET to a new place.`)
}

/** Puts what is absent. What is there stays as it is, and a copy that is another one than it was is left out. */
export async function restoreFiles(
  store: FileStore,
  folder: string,
  { where, list }: Manifest['files'],
): Promise<void> {
  if (where === 'bucket') return
  const copies = copiesIn(folder)
  for (const entry of list) {
    const copy = await copies.get(entry.key)
    if (copy && isAs(copy, entry) && !(await store.get(entry.key))) await store.put(entry.key, copy)
  }
}

export const isScan = (key: string): boolean => key.startsWith('papers/')

/** Scans lie sealed; whether they can be opened depends on a secret that is in no backup. */
export async function countSealedScans(
  files: FilesPort,
  list: readonly FileEntry[],
  opens: (bytes: Buffer, key: string) => Buffer | undefined,
): Promise<{ scans: number; closed: number }> {
  const keys = list.map(({ key }) => key).filter(isScan)
  let closed = 0
  for (const key of keys) {
    const file = await files.get(key)
    if (file && opens(file.bytes, key) === undefined) closed += 1
  }
  return { scans: keys.length, closed }
}
