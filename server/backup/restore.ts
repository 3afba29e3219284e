import { resolve } from 'node:path'
import type { Db } from '#core/context.ts'
import type { FileStore } from '#core/ports.ts'
import { codeOf } from '#database/embedded/errors.ts'
import { endEverySignIn } from '#modules/identity/module.ts'
import { endEveryStaffSignIn } from '#modules/staff/module.ts'
import { productClock } from '../clock.ts'
import { withConnection } from '../commands/with-database.ts'
import type { Config } from '../config.ts'
import { reasonOf } from '../doctor/finding.ts'
import { filesPort } from '../outside.ts'
import { fingerprintOf, sealOf } from '../travel-documents/seal.ts'
import { countRows, ledgerOf, majorOf, refuseFilled } from './database.ts'
import { sentenceOf } from './failures.ts'
import {
  countSealedScans,
  differingFiles,
  isScan,
  refuseDamagedFiles,
  refuseFilledStore,
  restoreFiles,
} from './files.ts'
import { digestOfFile, dumpIn, type Manifest, readManifest } from './manifest.ts'
import { BackupFailed, BackupRefused } from './refused.ts'
import { addressOf, findTool, runTool } from './tools.ts'

export type Proof = { manifest: Manifest; scans: number; differences: string[] }

/** Brings a backup into an empty place and compares what is there now with what was there then. Checks all before it changes any. */
export async function restore(
  config: Config,
  source: string,
  options: { acceptsMissingFiles?: boolean; acceptsClosedScans?: boolean; keepsSignIns?: boolean } = {},
): Promise<Proof> {
  const folder = resolve(source)
  const manifest = await readManifest(folder)
  if (!options.acceptsClosedScans) refuseOtherSecret(config, manifest)
  await refuseDamagedDump(folder, manifest)
  const store = filesPort(config)
  if (!options.acceptsMissingFiles) await refuseDamagedFiles(store, folder, manifest.files)
  await refuseFilledStore(store, manifest.files)
  return withConnection(config, async ({ db, pool, url }) => {
    addressOf(url)
    const major = await majorOf(db)
    if (major < manifest.server_major) {
      throw new BackupRefused(
        `The backup is of PostgreSQL ${manifest.server_major}, and the target is ${major}: older.`,
      )
    }
    const tool = await findTool(config, { name: 'pg_restore', major: Math.max(major, manifest.tool_major) })
    await refuseFilled(db)
    await runTool(tool, url, ['--no-owner', '--no-privileges', '--single-transaction', dumpIn(folder)])
    // Before all else: whatever stops us now, nobody is in by a sign-in of the backup.
    if (!options.keepsSignIns) await sayingState('the sign-ins of the backup are still open', () => endSignIns(db))
    const signIns = options.keepsSignIns ? 'the sign-ins of the backup are kept' : 'everybody is signed out'
    return sayingState(signIns, async () => {
      await restoreFiles(store, folder, manifest.files)
      await pool.query('analyze')
      return prove({ db, store, config, manifest })
    })
  })
}

/** With the rows in, the place is neither empty nor whole: what fails says so, and what to do about it. */
async function sayingState<T>(signIns: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (cause) {
    const reason = (sentenceOf(cause) ?? reasonOf(cause)).replace(/\.$/, '')
    const state = `The rows are in the database and ${signIns}, but the rest failed (${reason})`
    throw new BackupFailed(`${state}: start no server on it, and restore again into an empty place.`, { cause })
  }
}

/** Who signed out, lost a phone or was sent away since the backup would be in again. */
const endSignIns = (db: Db): Promise<void> =>
  db.transaction(async (tx) => {
    const ended = { now: productClock().now(), reason: 'restored' }
    await endEverySignIn(tx, ended)
    await endEveryStaffSignIn(tx, ended)
  })

/** Beforehand: else it is found out when the place is full, and the right secret may be in the folder that is thrown away. */
function refuseOtherSecret({ documents_secrets }: Config, { documents_secret, files }: Manifest): void {
  const isSealed = files.list.some(({ key }) => isScan(key))
  if (!documents_secret || !isSealed || documents_secrets.some((secret) => fingerprintOf(secret) === documents_secret))
    return
  throw new BackupRefused(
    'PAPERS_SECRET is not the one that sealed the scans of the backup: set that one, or copy the folder secrets of the DATA_DIR that was backed up into this one, or go on with scans that do not open: --accept-closed-scans.',
  )
}

async function refuseDamagedDump(folder: string, { dump }: Manifest): Promise<void> {
  const { bytes, sha256 } = await digestOfFile(dumpIn(folder)).catch((error: unknown) => {
    if (codeOf(error) !== 'ENOENT') throw error
    return { bytes: -1, sha256: '' }
  })
  if (bytes === dump.bytes && sha256 === dump.sha256) return
  throw new BackupRefused(`The backup is damaged: ${dumpIn(folder)} is not what the manifest says.`)
}

type Proving = { db: Db; store: FileStore; config: Config; manifest: Manifest }

async function prove({ db, store, config, manifest }: Proving): Promise<Proof> {
  const { list } = manifest.files
  const { open } = sealOf(config.documents_secrets)
  const { scans, closed } = await countSealedScans(store, list, open)
  const differences = [
    ...differingCounts(manifest.tables, await countRows(db)),
    ...differingLedger(manifest.ledger, await ledgerOf(db)),
    ...(await differingFiles(store, list)),
    ...(closed > 0 ? [`${closed} of ${scans} scans do not open: PAPERS_SECRET is not that of the backup`] : []),
  ]
  return { manifest, scans, differences }
}

export function differingCounts(before: Manifest['tables'], now: Manifest['tables']): string[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(now)])]
  return names
    .filter((name) => before[name] !== now[name])
    .map((name) => `${name} has ${now[name] ?? 'no'} rows, and had ${before[name] ?? 'none'}`)
}

export function differingLedger(
  before: Manifest['ledger'],
  { sums, faults }: Awaited<ReturnType<typeof ledgerOf>>,
): string[] {
  const byName = (ledger: Manifest['ledger']) =>
    new Map(ledger.accounts.map(({ account, sum, entries }) => [account, `${sum} in ${entries} entries`]))
  const [then, now] = [byName(before), byName(sums)]
  const accounts = [...new Set([...then.keys(), ...now.keys()])].filter((name) => then.get(name) !== now.get(name))
  return [
    ...accounts.map((name) => `the account ${name} holds ${now.get(name) ?? 'nothing'}, and held ${then.get(name)}`),
    ...faults.map((fault) => `the ledger: ${fault}`),
  ]
}
