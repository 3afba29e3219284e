import { chmod, mkdir, readdir } from 'node:fs/promises'
import { resolve } from 'node:path'
import { withConnection } from '../commands/with-database.ts'
import type { Config } from '../config.ts'
import { filesPort } from '../outside.ts'
import { countRows, inSnapshot, ledgerOf, majorOf } from './database.ts'
import { backUpFiles } from './files.ts'
import { digestOfFile, dumpIn, type Manifest, writeManifest } from './manifest.ts'
import { BackupRefused } from './refused.ts'
import { findTool, runTool } from './tools.ts'

// Owners and rights are the target's own affair; comments are none of ours, and those on extensions are a superuser's.
const dumpFlags = ['--format=custom', '--no-owner', '--no-privileges', '--no-comments']

/** Database and files as they are now, into a new folder. The database first: its rows never name files that came later. */
export async function backUp(
  config: Config,
  target: string,
  options: { copiesBucket?: boolean } = {},
): Promise<{ manifest: Manifest; faults: string[] }> {
  const folder = resolve(target)
  await refuseUsed(folder)
  const made_at = new Date().toISOString()
  return withConnection(config, async ({ db, url }) => {
    const server_major = await majorOf(db)
    const tool = await findTool(config, { name: 'pg_dump', major: server_major })
    await mkdir(folder, { recursive: true, mode: 0o700 })
    // One that was there already has the rights of whoever made it.
    await chmod(folder, 0o700)
    const { tables, ledger } = await inSnapshot(db, async (tx, snapshot) => {
      await runTool(tool, url, [...dumpFlags, `--snapshot=${snapshot}`, `--file=${dumpIn(folder)}`])
      return { tables: await countRows(tx), ledger: await ledgerOf(tx) }
    })
    const files = await backUpFiles(filesPort(config), folder, whereOf(config, options))
    const dump = await digestOfFile(dumpIn(folder))
    const majors = { server_major, tool_major: tool.major }
    const manifest: Manifest = { format: 1, made_at, ...majors, dump, tables, ledger: ledger.sums, files }
    await writeManifest(folder, manifest)
    return { manifest, faults: ledger.faults }
  })
}

function whereOf({ S3_BUCKET }: Config, { copiesBucket }: { copiesBucket?: boolean }): Manifest['files']['where'] {
  if (!S3_BUCKET) return 'copied'
  return copiesBucket ? 'both' : 'bucket'
}

async function refuseUsed(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => [])
  if (names.length > 0) throw new BackupRefused(`${folder} is not empty: name a new folder for each backup.`)
}
