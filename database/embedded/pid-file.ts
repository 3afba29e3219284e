import { readFile, stat, unlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { runAs } from './run-as.ts'

// An empty file is a server that is just starting, or one killed in that instant.
const emptyGraceMs = 2000

/** Whether PostgreSQL gave up because it believes another server holds the cluster. */
export function isOccupied(output: string): boolean {
  return /lock file "[^"]+" (already exists|is empty)|pre-existing shared memory block/.test(output)
}

/** Frees the cluster when its pid file names a process that is something else by now (common in containers). */
export async function letGoOfStalePid(cluster: string): Promise<void> {
  const file = join(cluster, 'postmaster.pid')
  const text = await readFile(file, 'utf8').catch(() => undefined)
  if (text === undefined) return
  if (text === '') {
    const made = await stat(file).catch(() => undefined)
    if (made && Date.now() - made.mtimeMs > emptyGraceMs) await unlink(file).catch(() => undefined)
    return
  }
  const [pid = '', ...rest] = text.split('\n')
  if ((await commandLine(Number(pid))).includes(cluster)) return
  // PostgreSQL passes over its parent's number, and still checks the shared memory that the other lines name.
  await writeFile(file, [process.pid, ...rest].join('\n'))
}

/** The command line of a process; the one that is no more has none. */
async function commandLine(pid: number): Promise<string> {
  if (process.platform === 'linux') return readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')
  return runAs(undefined, '/bin/ps', ['-p', String(pid), '-o', 'args=']).catch(() => '')
}
