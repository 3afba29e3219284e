import { createHash, randomUUID } from 'node:crypto'
import { link, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { z } from 'zod'
import { unlessMissing } from '../unless-missing.ts'

/** Records as files, one each: they outlive the process, as a gateway or a bank outlives a shop. */
export function records<T>({ folder, shape }: { folder: string; shape: z.ZodType<T> }) {
  const turn = turns()
  const path = (key: string) => join(folder, `${createHash('sha256').update(key).digest('hex').slice(0, 40)}.json`)
  const read = async (file: string): Promise<T | undefined> => {
    const json = await unlessMissing(readFile(file, 'utf8'))
    return json === undefined ? undefined : shape.parse(JSON.parse(json))
  }
  const find = (key: string): Promise<T | undefined> => read(path(key))
  return {
    find,
    /** False where the key is taken. */
    async add(key: string, added: T): Promise<boolean> {
      await mkdir(folder, { recursive: true })
      const draft = await writeDraft(folder, added)
      // A link fails where the name is taken: of two with one number, one is first.
      const isFirst = await link(draft, path(key)).then(() => true, isTaken)
      await rm(draft, { force: true })
      return isFirst
    },
    async list(): Promise<T[]> {
      const names = ((await unlessMissing(readdir(folder))) ?? []).filter((name) => name.endsWith('.json'))
      const all = await Promise.all(names.map((name) => read(join(folder, name))))
      return all.filter((one) => one !== undefined)
    },
    /** Changes one, one change at a time; what `change` gives is stored. */
    change: (key: string, change: (was: T) => T): Promise<T | undefined> =>
      turn(key, async () => {
        const was = await find(key)
        if (was === undefined) return undefined
        const changed = change(was)
        await rename(await writeDraft(folder, changed), path(key))
        return changed
      }),
  }
}

async function writeDraft(folder: string, stored: unknown): Promise<string> {
  const draft = join(folder, `${randomUUID()}.draft`)
  await writeFile(draft, JSON.stringify(stored))
  return draft
}

function turns() {
  const waiting = new Map<string, Promise<unknown>>()
  return <T>(key: string, work: () => Promise<T>): Promise<T> => {
    const mine = (waiting.get(key) ?? Promise.resolve()).then(work, work)
    const settled = mine.catch(() => undefined).finally(() => waiting.get(key) === settled && waiting.delete(key))
    waiting.set(key, settled)
    return mine
  }
}

function isTaken(error: unknown): false {
  if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
  throw error
}
