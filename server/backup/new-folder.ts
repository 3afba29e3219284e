import { chmod, mkdir, readdir, rm, rmdir, writeFile } from 'node:fs/promises'
import { codeOf } from '#database/embedded/errors.ts'
import { dumpIn, namesIn } from './manifest.ts'
import { BackupRefused } from './refused.ts'

/** One folder for each backup: where there is anything already, nothing is written. */
export async function refuseUsed(folder: string): Promise<void> {
  const names = await readdir(folder).catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return []
    if (codeOf(error) === 'ENOTDIR') throw new BackupRefused(`${folder} is no folder: name a new one for each backup.`)
    throw error
  })
  if (names.length > 0) throw used(folder)
}

const used = (folder: string) => new BackupRefused(`${folder} is not empty: name a new folder for each backup.`)

/** A folder that is whole in the end, or as it was before. */
export async function inNewFolder<T>(folder: string, work: () => Promise<T>): Promise<T> {
  const isOurs = (await mkdir(folder, { recursive: true, mode: 0o700 })) !== undefined
  // One that was there already has the rights of whoever made it.
  await chmod(folder, 0o700)
  // Another backup that began at this moment has it, and goes on.
  await writeFile(dumpIn(folder), '', { flag: 'wx', mode: 0o600 }).catch((error: unknown) => {
    throw codeOf(error) === 'EEXIST' ? used(folder) : error
  })
  try {
    return await work()
  } catch (error) {
    // Where not even this is possible, the manifest that is missing says so.
    await empty(folder, isOurs).catch(() => undefined)
    throw error
  }
}

async function empty(folder: string, isOurs: boolean): Promise<void> {
  for (const path of namesIn(folder)) await rm(path, { recursive: true, force: true })
  if (isOurs) await rmdir(folder)
}
