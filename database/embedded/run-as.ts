import { execFile } from 'node:child_process'
import { stat } from 'node:fs/promises'
import { promisify } from 'node:util'

/** Another user to run as; undefined is the user we already are. */
export type User = { uid: number; gid: number } | undefined

const run = promisify(execFile)

// A bare environment: PGPORT, PGDATA, TZ and the like would otherwise reach the server.
export const bareEnvironment = { LC_ALL: 'C' }

/** Runs a program to its end as `user`; rejects with its output when it fails. */
export async function runAs(user: User, program: string, args: string[]): Promise<string> {
  // cwd: our own working folder may be closed to that user.
  const { stdout } = await run(program, args, { ...user, cwd: '/', env: bareEnvironment, windowsHide: true })
  return stdout
}

/** Asks the system, not the mode bits: access lists and mounts have a say too. */
export async function reaches(user: User, folder: string): Promise<boolean> {
  if (user === undefined) return true
  try {
    await runAs(user, '/bin/sh', ['-c', 'test -x "$0"', folder])
    return true
  } catch {
    return false
  }
}

/** PostgreSQL refuses uid 0, so root hands over to whoever owns the cluster, at first `nobody`. */
export async function serverUser(cluster: string): Promise<User> {
  if (process.getuid?.() !== 0) return undefined
  const made = await stat(cluster).catch(() => undefined)
  if (made && made.uid !== 0) return { uid: made.uid, gid: made.gid }
  const [uid, gid] = await Promise.all([run('id', ['-u', 'nobody']), run('id', ['-g', 'nobody'])])
  return { uid: Number(uid.stdout), gid: Number(gid.stdout) }
}
