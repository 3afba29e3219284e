import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import { diskFiles } from '#adapters/disk/files.ts'
import { withClient } from '#database/embedded/ask.ts'
import { databasesAt } from '#database/embedded/for-tests.ts'
import { loadConfig } from '../config.ts'
import { sentenceOf } from './failures.ts'
import { backUpFiles } from './files.ts'
import { digestOfFile, dumpIn, writeManifest } from './manifest.ts'
import { restore } from './restore.ts'

const databases = databasesAt(inject('cluster'))
const [filled, target] = [`half_filled_${process.pid}`, `half_target_${process.pid}`]

let root: string
let backup: string
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'rihla-half-'))
  backup = join(root, 'backup')
  await databases.createDatabase(filled, 'template_house')
  await withClient(databases.url(filled), (client) =>
    client.query(`insert into one_time_codes (id, tenant_id, purpose, destination, code_hash, created_at, expires_at)
      select gen_random_uuid(), id, 'verify_email', 'a@b.example', '', now(), now() from tenants limit 1`),
  )
  const store = diskFiles({ folder: join(root, 'source') })
  await store.put('pictures/one', { bytes: Buffer.from('one'), type: 'image/png' })
  await mkdir(backup)
  await writeFile(dumpIn(backup), 'a dump')
  await writeManifest(backup, {
    ...{ format: 1, made_at: '2026-11-18T17:00:00.000Z', server_major: 15, tool_major: 15 },
    ...{ dump: await digestOfFile(dumpIn(backup)), tables: {}, ledger: { accounts: [], total: 0 } },
    files: await backUpFiles(store, backup, { where: 'copied' }),
  })
  await mkdir(join(root, 'bin'))
  // It stands still while the test puts rows there in its place.
  const version = 'case "$*" in *--version*) echo "pg_restore (PostgreSQL) 18.4"; exit;; esac'
  const waits = `touch "${root}/begun"; while [ ! -e "${root}/ended" ]; do sleep 0.05; done; rm "${root}/ended"`
  await writeFile(join(root, 'bin', 'pg_restore'), `#!/bin/sh\n${version}\n${waits}\n`, { mode: 0o755 })
})
afterAll(async () => {
  for (const name of [filled, target]) await databases.dropDatabase(name)
  await rm(root, { recursive: true, force: true })
})

let places = 0
/** What a restore says that is given these rows, and is then stopped by what happened to its place. */
async function sentenceOfHalf(rows: string, options: { keepsSignIns?: boolean } = {}): Promise<string | undefined> {
  await databases.dropDatabase(target)
  await databases.createDatabase(target, 'template0')
  const DATA_DIR = join(root, `data-${places++}`)
  const settings = { DATA_DIR, DATABASE_URL: databases.url(target), PG_BIN: join(root, 'bin') }
  const restoring = restore(loadConfig({ NODE_ENV: 'test', ...settings }), backup, options).then(
    () => 'nothing failed',
    (error: unknown) => sentenceOf(error),
  )
  await vi.waitFor(() => expect(existsSync(join(root, 'begun'))).toBe(true), { timeout: 30_000 })
  await rm(join(root, 'begun'))
  await databases.dropDatabase(target)
  await databases.createDatabase(target, rows)
  await writeFile(join(DATA_DIR, 'files'), 'a file where the folder of files would be')
  await writeFile(join(root, 'ended'), '')
  return restoring
}

const openCodes = () =>
  withClient(databases.url(target), async (client) => {
    const { rows } = await client.query('select count(*)::int as open from one_time_codes where used_at is null')
    return rows[0]?.open
  })

test('a restore that fails with its rows in has signed everybody out by then, and says where the place stands', async () => {
  expect(await sentenceOfHalf(filled)).toMatch(
    /^The rows are in the database and everybody is signed out, but the rest failed \(.*EEXIST.*\): start no server on it, and restore again into an empty place\.$/,
  )
  expect(await openCodes()).toBe(0)
})

test('it says too that sign-ins were kept, or that they could not be ended', async () => {
  const said = await sentenceOfHalf(filled, { keepsSignIns: true })
  expect(said).toMatch(/^The rows are in the database and the sign-ins of the backup are kept, but the rest failed \(/)
  expect(await openCodes()).toBe(1)
  expect(await sentenceOfHalf('template0')).toMatch(
    /^The rows are in the database and the sign-ins of the backup are still open, but the rest failed \(The database is not one of this version /,
  )
})
