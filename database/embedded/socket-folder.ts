import { chown, lstat, mkdtemp, rmdir, unlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { socketPort } from './address.ts'
import { reaches, type User } from './run-as.ts'

// 107 bytes on Linux, 103 on a Mac, less the random end and the socket's own name.
const longest = 100 - '/rihla-XXXXXX/.s.PGSQL.5432.lock'.length
const prefix = 'rihla-'

/** A new folder, short, mode 0700 and the server's own: a new name each time, so nobody can plant one before. */
export async function makeSocketFolder(user: User): Promise<string> {
  const parent = await socketParent(user)
  const folder = await mkdtemp(join(parent, prefix))
  if (user) await chown(folder, user.uid, user.gid)
  return folder
}

async function socketParent(user: User): Promise<string> {
  const parent = tmpdir()
  // TMPDIR may be long, or root's alone.
  return Buffer.byteLength(parent) <= longest && (await reaches(user, parent)) ? parent : '/tmp'
}

/** Removes a socket folder that a server left; anything that does not look like ours stays. */
export async function removeSocketFolder(folder: string, user: User): Promise<void> {
  const stats = await lstat(folder).catch(() => undefined)
  const owner = user?.uid ?? process.getuid?.()
  if (!stats?.isDirectory() || stats.uid !== owner || !basename(folder).startsWith(prefix)) return
  for (const name of [`.s.PGSQL.${socketPort}`, `.s.PGSQL.${socketPort}.lock`]) {
    await unlink(join(folder, name)).catch(() => undefined)
  }
  await rmdir(folder).catch(() => undefined)
}
