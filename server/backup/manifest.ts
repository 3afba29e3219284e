import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { z } from 'zod'
import { isFileKey } from '#core/file-key.ts'
import { codeOf } from '#database/embedded/errors.ts'
import { BackupRefused } from './refused.ts'

const sha256 = z.string().regex(/^[0-9a-f]{64}$/)
const bytes = z.int().min(0)
const storedFile = z.strictObject({ key: z.string().refine(isFileKey), type: z.string(), bytes, sha256 })
// Printed: nothing that a terminal would obey.
const name = z.string().regex(/^[^\p{C}\p{Zl}\p{Zp}]*$/u)
const account = z.strictObject({ account: name, sum: z.int(), entries: z.int() })
const manifest = z.strictObject({
  format: z.literal(1),
  made_at: z.iso.datetime(),
  /** Of the server, and of the program that wrote the dump. */
  server_major: z.int(),
  tool_major: z.int(),
  dump: z.strictObject({ bytes, sha256 }),
  // Printed as they are where they differ, on somebody's screen.
  tables: z.record(z.string().regex(/^[\w.]+$/), z.int()),
  ledger: z.strictObject({ accounts: z.array(account), total: z.int() }),
  /** Of the secret that sealed scans when it was made: a fingerprint, which tells nothing of it. Older backups have none. */
  documents_secret: sha256.optional(),
  /** `copied`: they lie beside this; `bucket`: in S3, and only their digests are here; `both`: in S3, and beside this. */
  files: z.strictObject({ where: z.enum(['copied', 'bucket', 'both']), list: z.array(storedFile) }),
})

export type Manifest = z.output<typeof manifest>
export type FileEntry = z.output<typeof storedFile>

export const dumpIn = (folder: string): string => join(folder, 'database.dump')
export const filesIn = (folder: string): string => join(folder, 'files')
const manifestIn = (folder: string): string => join(folder, 'manifest.json')
const draftIn = (folder: string): string => `${manifestIn(folder)}.draft`

/** All that a backup may have written into its folder. */
export const namesIn = (folder: string): string[] => [dumpIn, filesIn, draftIn, manifestIn].map((path) => path(folder))

export const digestOf = (data: Buffer | string): string => createHash('sha256').update(data).digest('hex')

export async function digestOfFile(path: string): Promise<{ bytes: number; sha256: string }> {
  const hash = createHash('sha256')
  let length = 0
  await pipeline(createReadStream(path), async (chunks) => {
    for await (const chunk of chunks) {
      length += chunk.length
      hash.update(chunk)
    }
  })
  return { bytes: length, sha256: hash.digest('hex') }
}

/** Written last and moved into its place: a backup that was cut off has none. */
export async function writeManifest(folder: string, content: Manifest): Promise<void> {
  const digest = digestOf(JSON.stringify(content))
  await writeFile(draftIn(folder), `${JSON.stringify({ digest, content }, null, 1)}\n`, { mode: 0o600 })
  await rename(draftIn(folder), manifestIn(folder))
}

export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(manifestIn(folder), 'utf8').catch((error: unknown) => {
    if (codeOf(error) !== 'ENOENT' && codeOf(error) !== 'ENOTDIR') throw error
    throw new BackupRefused(`There is no manifest.json in ${folder}: it holds no backup, or one that was cut off.`)
  })
  const damaged = new BackupRefused(`The manifest in ${folder} is damaged: take another backup.`)
  const { digest, content } = readEnvelope(text) ?? {}
  if (digest === undefined || digest !== digestOf(JSON.stringify(content))) throw damaged
  const read = manifest.safeParse(content)
  if (!read.success) throw damaged
  return read.data
}

function readEnvelope(text: string) {
  try {
    return z.object({ digest: z.string(), content: z.unknown() }).parse(JSON.parse(text))
  } catch {
    return undefined
  }
}
