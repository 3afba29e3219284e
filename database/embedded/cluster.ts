import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { chown, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { passwordPath } from './address.ts'
import type { Binaries } from './binaries.ts'
import { codeOf, inFolder, programError } from './errors.ts'
import { runAs } from './run-as.ts'
import type { Site } from './site.ts'

// Written once into postgresql.conf, where an operator may change them.
const settings = ['shared_buffers=128MB', 'max_connections=100', 'timezone=UTC', 'log_timezone=UTC', 'lc_messages=C']
// Beside the provider, some code (pg_trgm, text search) still asks libc which bytes are letters.
const letters = { linux: 'C.UTF-8', darwin: 'en_US.UTF-8' } as const

type Making = { site: Site; binaries: Binaries; making: string; extra: string[] }

/** Makes the cluster unless it is there; made aside and moved, so a half-made one never bears the name. */
export async function makeCluster(site: Site, binaries: Binaries, extra: string[] = []): Promise<void> {
  if (existsSync(site.cluster)) return
  await sweep(site)
  const making = `${site.cluster}.${process.pid}`
  await inFolder(site.folder, () => mkdir(making, { mode: 0o700 }))
  try {
    if (site.user) await chown(making, site.user.uid, site.user.gid)
    await initialise({ site, binaries, making, extra })
    await rename(making, site.cluster)
  } catch (error) {
    await rm(making, { recursive: true, force: true })
    // Another process was first: its cluster is ours too.
    if (['ENOTEMPTY', 'EEXIST'].includes(codeOf(error)) && existsSync(site.cluster)) return
    throw error
  }
}

async function initialise({ site, binaries, making, extra }: Making) {
  const windows = process.platform === 'win32'
  const password = randomBytes(24).toString('hex')
  const passwordAside = `${making}.password`
  // Trust is limited to the socket, whose folder only the server's user (and root) can enter; peer knows no root.
  const auth = ['--auth-local=trust', '--auth-host=reject']
  const windowsAuth = ['--auth-local=reject', '--auth-host=scram-sha-256', `--pwfile=${passwordAside}`]
  const set = settings.flatMap((setting) => ['--set', setting])
  if (windows) await writeFile(passwordAside, password, { mode: 0o600 })
  try {
    const where = ['-D', making, '-U', 'postgres', ...(windows ? windowsAuth : auth)]
    await runAs(site.user, binaries.initdb, [...where, ...localeFlags(), ...set, ...extra])
  } catch (error) {
    throw programError(outputOf(error), site.folder)
  }
  if (windows) await rename(passwordAside, passwordPath(making))
}

function localeFlags(): string[] {
  const ctype = process.platform === 'linux' || process.platform === 'darwin' ? letters[process.platform] : 'C'
  const provider = ['--locale-provider=builtin', '--builtin-locale=C.UTF-8']
  return ['--encoding=UTF8', '--locale=C', `--lc-ctype=${ctype}`, ...provider]
}

function outputOf(error: unknown): string {
  if (error instanceof Error && 'stderr' in error && error.stderr) return String(error.stderr)
  return String(error)
}

/** Clears away what a process killed in the middle of initdb left behind. */
async function sweep(site: Site) {
  for (const name of await inFolder(site.folder, () => readdir(site.folder))) {
    const pid = /^cluster\.(\d+)/.exec(name)?.[1]
    if (!pid || isAlive(Number(pid))) continue
    // An initdb that outlived its parent may still be writing: then the next sweep gets it.
    await rm(join(site.folder, name), { recursive: true, force: true, maxRetries: 3 }).catch(() => undefined)
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return codeOf(error) === 'EPERM'
  }
}
