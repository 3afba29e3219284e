import { randomUUID } from 'node:crypto'
import { constants } from 'node:fs'
import { lstat, mkdir, open, readdir, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { checkFileKey, isFileKey } from '#core/file-key.ts'
import type { FileStore } from '#core/ports.ts'

// "@" is not a sign of a key, so the note beside a file can never be another file.
const typePath = (path: string): string => `${path}@type`

/** Files in a folder. A file that was put is on the disk: it outlives a crash, and is never seen half written. */
export function diskFiles(config: { folder: string }): FileStore {
  return {
    async put(key, file) {
      const path = join(config.folder, checkFileKey(key))
      await makeFolders(config.folder, key)
      // The type comes first: whoever sees the bytes also sees what they are.
      await writeWhole(typePath(path), Buffer.from(file.type))
      await writeWhole(path, file.bytes)
      await syncFolder(dirname(path))
    },
    async get(key) {
      const path = join(config.folder, checkFileKey(key))
      if (!(await hasPlainFolders(config.folder, key))) return undefined
      const bytes = await readPlain(path)
      const type = bytes && (await readPlain(typePath(path)))
      return bytes && type && { bytes, type: type.toString() }
    },
    async delete(key) {
      const path = join(config.folder, checkFileKey(key))
      if (!(await hasPlainFolders(config.folder, key))) return
      await rm(path, { force: true })
      await rm(typePath(path), { force: true })
    },
    keys: () => keysIn(config.folder),
  }
}

/** Notes of types and drafts have no name of a key, and links are no files. */
async function* keysIn(folder: string, above = ''): AsyncIterable<string> {
  const entries = await ifPossible(readdir(join(folder, above), { withFileTypes: true }), 'ENOENT')
  if (entries === 'ENOENT') return
  for (const entry of entries) {
    const key = `${above}${entry.name}`
    if (entry.isDirectory()) yield* keysIn(folder, `${key}/`)
    if (entry.isFile() && isFileKey(key)) yield key
  }
}

/** The folders above a file, from the store's own downwards. */
function foldersOf(folder: string, key: string): string[] {
  const parts = key.split('/').slice(0, -1)
  return parts.map((_, depth) => join(folder, ...parts.slice(0, depth + 1)))
}

async function makeFolders(folder: string, key: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  for (const path of foldersOf(folder, key)) {
    const made = await ifPossible(mkdir(path), 'EEXIST')
    if (made === 'EEXIST' && !(await lstat(path)).isDirectory()) throw new Error(`not a folder: ${path}`)
    if (made !== 'EEXIST') await syncFolder(dirname(path))
  }
}

/** A link in the way could lead out of the store: behind it there is nothing. */
async function hasPlainFolders(folder: string, key: string): Promise<boolean> {
  for (const path of foldersOf(folder, key)) {
    const entry = await ifPossible(lstat(path), 'ENOENT', 'ENOTDIR')
    if (typeof entry === 'string' || !entry.isDirectory()) return false
  }
  return true
}

async function readPlain(path: string): Promise<Buffer | undefined> {
  const file = await ifPossible(open(path, constants.O_RDONLY | constants.O_NOFOLLOW), 'ENOENT', 'ELOOP', 'ENOTDIR')
  if (typeof file === 'string') return undefined
  try {
    return (await file.stat()).isFile() ? await file.readFile() : undefined
  } finally {
    await file.close()
  }
}

async function writeWhole(path: string, bytes: Buffer): Promise<void> {
  const draft = `${dirname(path)}/@${randomUUID()}`
  try {
    const file = await open(draft, 'wx', 0o640)
    try {
      await file.writeFile(bytes)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(draft, path)
  } finally {
    await rm(draft, { force: true })
  }
}

/** A rename is only kept through a power cut once its folder is written too. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, constants.O_RDONLY)
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}

async function ifPossible<T, C extends string>(work: Promise<T>, ...codes: C[]): Promise<T | C> {
  try {
    return await work
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    const expected = codes.find((one) => one === code)
    if (expected === undefined) throw error
    return expected
  }
}
