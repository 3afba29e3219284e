import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { type Config, environmentWith } from '../config.ts'
import { BackupFailed, BackupRefused } from './refused.ts'

const execute = promisify(execFile)

/** With a signal, it is ended when that comes. */
export type Tool = { program: string; major: number; signal?: AbortSignal | undefined }
type Wanted = { name: 'pg_dump' | 'pg_restore'; major: number }

/** PostgreSQL's own program, at least of this version: an older one does not understand what a newer one writes. */
export async function findTool({ PG_BIN }: Pick<Config, 'PG_BIN'>, { name, major }: Wanted): Promise<Tool> {
  const program = PG_BIN ? join(PG_BIN, name) : name
  const { stdout } = await execute(program, ['--version'], { windowsHide: true }).catch(() => {
    throw new BackupRefused(`There is no ${name} ${PG_BIN ? `in ${PG_BIN}` : 'on PATH'}: ${howToInstall(major)}`)
  })
  const version = /\(PostgreSQL\) (\d+)/.exec(stdout)?.[1]
  if (Number(version) >= major) return { program, major: Number(version) }
  throw new BackupRefused(
    `${name} is of version ${version ?? 'unknown'}, and must be of ${major}: ${howToInstall(major)}`,
  )
}

const howToInstall = (major: number): string =>
  `install postgresql-client-${major} (on Debian and Ubuntu from the packages of the PostgreSQL project) and set PG_BIN to its folder, such as /usr/lib/postgresql/${major}/bin.`

/** Runs it on this database. The password goes by the environment: arguments can be read by everyone on the machine. */
export async function runTool({ program, signal }: Tool, url: string, args: readonly string[]): Promise<void> {
  const { address, password } = addressOf(url)
  const env = environmentWith(password ? { PGPASSWORD: password } : {})
  await execute(program, [`--dbname=${address}`, ...args], { env, signal, windowsHide: true }).catch(
    (error: unknown) => {
      signal?.throwIfAborted()
      const lines = error instanceof Error && 'stderr' in error ? String(error.stderr).trim().split('\n') : []
      const reason = lines.find((line) => /error: /.test(line)) ?? lines.at(-1) ?? 'it could not be started'
      throw new BackupFailed(`${program} failed: ${reason}`)
    },
  )
}

/** What libpq understands; other parts of an address are the driver's own, and libpq refuses those it does not know. */
const understood = new Set([
  ...['host', 'port', 'user', 'dbname', 'options', 'application_name', 'connect_timeout', 'target_session_attrs'],
  ...['sslmode', 'sslrootcert', 'sslcert', 'sslkey'],
])

export function addressOf(url: string): { address: string; password: string | undefined } {
  const { address, password } = parsed(url)
  address.password = ''
  for (const name of new Set(address.searchParams.keys())) {
    if (!understood.has(name)) address.searchParams.delete(name)
  }
  if (address.searchParams.get('sslmode') === 'no-verify') address.searchParams.set('sslmode', 'require')
  // libpq takes a plus for what it is.
  return { address: address.href.replaceAll('+', '%20'), password }
}

function parsed(url: string): { address: URL; password: string | undefined } {
  try {
    const address = new URL(url)
    return {
      address,
      password: decodeURIComponent(address.password) || (address.searchParams.get('password') ?? undefined),
    }
  } catch {
    throw new BackupRefused('DATABASE_URL is no address, such as postgres://user@host/database.')
  }
}
