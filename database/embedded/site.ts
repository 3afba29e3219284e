import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { chmod, mkdir, realpath } from 'node:fs/promises'
import { join } from 'node:path'
import { inFolder } from './errors.ts'
import { reaches, serverUser, type User } from './run-as.ts'

/** Where one cluster lives, and who runs it. */
export type Site = { folder: string; cluster: string; user: User; moved: boolean }

/** Root's own place that the server's user can reach. */
export const openHome = '/var/lib/rihla'

/** Where the data goes when the server's user cannot reach `dataDir`. */
export function reachableFolder(dataDir: string): string {
  return join(openHome, createHash('sha256').update(dataDir).digest('hex').slice(0, 12))
}

async function siteAt(folder: string, moved: boolean): Promise<Site> {
  const cluster = join(folder, 'cluster')
  return { folder, cluster, user: await serverUser(cluster), moved }
}

/** Settles for the folder asked for, or as root for one that the server's user can reach. */
export async function chooseSite(dataDir: string, say: (line: string) => void): Promise<Site> {
  await inFolder(dataDir, () => mkdir(dataDir, { recursive: true }))
  const requested = await siteAt(await realpath(dataDir), false)
  if (requested.user === undefined) return requested
  const elsewhere = reachableFolder(requested.folder)
  // Data that once went elsewhere stays there, even if the parents have been opened since.
  const movedBefore = existsSync(join(elsewhere, 'cluster')) && !existsSync(requested.cluster)
  if (!movedBefore && (await reaches(requested.user, requested.folder))) return requested
  if (existsSync(requested.cluster)) {
    throw new Error(
      `The database in ${requested.folder} is there, but user ${requested.user.uid} may not pass one of its parent folders: open them with chmod o+x.`,
    )
  }
  await inFolder(elsewhere, () => openFolder(elsewhere))
  say(`The database is kept in ${elsewhere}, since PostgreSQL does not run as root and nobody cannot reach ${dataDir}.`)
  return siteAt(elsewhere, true)
}

async function openFolder(folder: string) {
  await mkdir(folder, { recursive: true })
  // Root's umask may have closed them.
  for (const made of [openHome, folder]) await chmod(made, 0o755)
}
