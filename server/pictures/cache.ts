import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { singleFlight } from '#core/single-flight.ts'

/** Bytes by name in a folder. Whoever asks for a name while it is being made waits for the same bytes. */
export function variantCache(folder: string) {
  const share = singleFlight<Buffer | undefined>()

  const make = async (name: string, encode: () => Promise<Buffer | undefined>): Promise<Buffer | undefined> => {
    const cached = await readCached(join(folder, name))
    if (cached) return cached
    const bytes = await encode()
    if (bytes) await keep(folder, name, bytes)
    return bytes
  }

  return {
    get: (name: string, encode: () => Promise<Buffer | undefined>) => share(name, () => make(name, encode)),
  }
}

async function readCached(path: string): Promise<Buffer | undefined> {
  try {
    const bytes = await readFile(path)
    // A power cut can leave an empty file, since the cache is not synced: it is made anew.
    return bytes.length > 0 ? bytes : undefined
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}

async function keep(folder: string, name: string, bytes: Buffer): Promise<void> {
  await mkdir(folder, { recursive: true })
  const draft = join(folder, `${randomUUID()}.draft`)
  try {
    await writeFile(draft, bytes)
    await rename(draft, join(folder, name))
  } finally {
    await rm(draft, { force: true })
  }
}
