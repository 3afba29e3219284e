import { resolve } from 'node:path'
import type { Db } from '#core/context.ts'
import { withConnection } from '../commands/with-database.ts'
import type { Config } from '../config.ts'
import { filesPort } from '../outside.ts'
import { fingerprintOf } from '../travel-documents/seal.ts'
import { countRows, inSnapshot, ledgerOf, majorOf } from './database.ts'
import { backUpFiles } from './files.ts'
import { digestOfFile, dumpIn, type Manifest, writeManifest } from './manifest.ts'
import { inNewFolder, refuseUsed } from './new-folder.ts'
import { addressOf, findTool, runTool, type Tool } from './tools.ts'

// Owners and rights are the target's own affair; comments are none of ours, and those on extensions are a superuser's.
const dumpFlags = ['--format=custom', '--no-owner', '--no-privileges', '--no-comments']

type Options = { copiesBucket?: boolean; signal?: AbortSignal }
type Made = { manifest: Manifest; faults: string[] }

/** Database and files as they are now, into a new folder. The database first: its rows never name files that came later. */
export async function backUp(config: Config, target: string, options: Options = {}): Promise<Made> {
  const folder = resolve(target)
  await refuseUsed(folder)
  return withConnection(config, async ({ db, url }) => {
    addressOf(url)
    const server_major = await majorOf(db)
    const tool = await findTool(config, { name: 'pg_dump', major: server_major })
    return inNewFolder(folder, () =>
      fill({ config, folder, options, db, url, server_major, tool: { ...tool, signal: options.signal } }),
    )
  })
}

type Filling = {
  config: Config
  folder: string
  options: Options
  db: Db
  url: string
  server_major: number
  tool: Tool
}

async function fill({ config, folder, options, db, url, server_major, tool }: Filling): Promise<Made> {
  const made_at = new Date().toISOString()
  const { tables, ledger } = await inSnapshot(db, async (tx, snapshot) => {
    await runTool(tool, url, [...dumpFlags, `--snapshot=${snapshot}`, `--file=${dumpIn(folder)}`])
    return { tables: await countRows(tx), ledger: await ledgerOf(tx) }
  })
  const files = await backUpFiles(filesPort(config), folder, {
    where: whereOf(config, options),
    signal: options.signal,
  })
  const dump = await digestOfFile(dumpIn(folder))
  const majors = { server_major, tool_major: tool.major }
  const documents_secret = fingerprintOf(config.documents_secrets[0])
  const proofs = { dump, tables, ledger: ledger.sums, documents_secret, files }
  const manifest: Manifest = { format: 1, made_at, ...majors, ...proofs }
  options.signal?.throwIfAborted()
  await writeManifest(folder, manifest)
  return { manifest, faults: ledger.faults }
}

function whereOf({ S3_BUCKET }: Config, { copiesBucket }: Options): Manifest['files']['where'] {
  if (!S3_BUCKET) return 'copied'
  return copiesBucket ? 'both' : 'bucket'
}
