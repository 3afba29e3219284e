import { chmod, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { diskFiles } from '#adapters/disk/files.ts'
import { databasesAt } from '#database/embedded/for-tests.ts'
import { limitRole } from '#test/support/limited-role.ts'
import { runCommand } from '#test/support/run-command.ts'
import { type Config, loadConfig } from '../config.ts'
import { fingerprintOf } from '../travel-documents/seal.ts'
import { backUp } from './backup.ts'
import { readCommandLine } from './command-line.ts'
import { sentenceOf } from './failures.ts'
import { backUpFiles, differingFiles, refuseDamagedFiles, restoreFiles } from './files.ts'
import { digestOfFile, dumpIn, type Manifest, readManifest, writeManifest } from './manifest.ts'
import { differingCounts, differingLedger, restore } from './restore.ts'
import { printable } from './terminal.ts'
import { addressOf, findTool } from './tools.ts'

const databases = databasesAt(inject('cluster'))
const [filled, empty] = [`backup_filled_${process.pid}`, `backup_empty_${process.pid}`]

let root: string
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'rihla-backup-'))
  await databases.createDatabase(filled, 'template_house')
  await databases.createDatabase(empty, 'template0')
})
afterAll(async () => {
  for (const name of [filled, empty]) await databases.dropDatabase(name)
  await rm(root, { recursive: true, force: true })
})

let count = 0
async function newFolder(): Promise<string> {
  const folder = join(root, `folder-${count++}`)
  await mkdir(folder)
  return folder
}

/** Programs that say they are of this version, and then do that, or nothing. */
async function programsOf(version: string, work = ''): Promise<string> {
  const folder = await newFolder()
  for (const name of ['pg_dump', 'pg_restore']) {
    await writeFile(join(folder, name), `#!/bin/sh\necho "${name} (PostgreSQL) ${version}"\n${work}\n`)
    await chmod(join(folder, name), 0o755)
  }
  return folder
}

const configOf = (PG_BIN: string, database: string, data = 'data') =>
  loadConfig({ NODE_ENV: 'test', DATA_DIR: join(root, data), DATABASE_URL: databases.url(database), PG_BIN })

/** A backup with two files, whose dump is no dump: what refuses must do so before it is read. */
async function aBackup(change: Partial<Manifest> = {}): Promise<string> {
  const folder = await newFolder()
  const store = diskFiles({ folder: join(folder, 'source') })
  for (const key of ['papers/one', 'pictures/two'])
    await store.put(key, { bytes: Buffer.from(key), type: 'text/plain' })
  await writeFile(dumpIn(folder), 'a dump')
  const files = await backUpFiles(store, folder, { where: 'copied' })
  await writeManifest(folder, {
    ...{ format: 1, made_at: '2026-11-18T17:00:00.000Z', server_major: 15, tool_major: 15 },
    dump: await digestOfFile(dumpIn(folder)),
    tables: { 'public.users': 2 },
    ledger: { accounts: [], total: 0 },
    files,
    ...change,
  })
  return folder
}

test('a backup without pg_dump, or with one older than the server, says which package to install', async () => {
  const target = join(root, 'never')
  const none = backUp(configOf(await newFolder(), filled), target)
  await expect(none).rejects.toThrow(/^There is no pg_dump in .*: install postgresql-client-18 .*set PG_BIN/)
  const old = backUp(configOf(await programsOf('14.2 (Debian 14.2-1)'), filled), target)
  await expect(old).rejects.toThrow(/^pg_dump is of version 14, and must be of 18: install postgresql-client-18 /)
  expect(await readdir(root)).not.toContain('never')
  expect(await findTool({ PG_BIN: await programsOf('19beta1') }, { name: 'pg_dump', major: 18 })).toMatchObject({
    major: 19,
  })
})

test('a backup goes into a new folder only', async () => {
  const folder = await newFolder()
  await writeFile(join(folder, 'manifest.json'), 'of yesterday')
  await expect(backUp(configOf(await programsOf('18.4'), filled), folder)).rejects.toThrow('is not empty')
  expect(await readFile(join(folder, 'manifest.json'), 'utf8')).toBe('of yesterday')
})

test('a dump may take longer than a transaction of the role may idle', async () => {
  await limitRole(databases.url(filled), '500ms')
  // Asked for its version it has nothing to write.
  const dumps = `case "$*" in *--file=*) sleep 2; echo x > "\${*##*--file=}";; esac`
  const { manifest } = await backUp(configOf(await programsOf('18.4', dumps), filled), await newFolder())
  expect(manifest.tables['public.tenants']).toBeGreaterThan(0)
})

test('a folder without a manifest, and one whose manifest was changed or cut, are no backups', async () => {
  await expect(readManifest(await newFolder())).rejects.toThrow('There is no manifest.json')
  const folder = await aBackup()
  const path = join(folder, 'manifest.json')
  const text = await readFile(path, 'utf8')
  for (const damaged of [text.replace('"public.users": 2', '"public.users": 3'), text.slice(0, -9), '{}', 'null']) {
    await writeFile(path, damaged)
    await expect(restore(configOf('', empty), folder)).rejects.toThrow(/^The manifest in .* is damaged/)
  }
  await writeFile(path, text)
  expect((await readManifest(folder)).tables).toEqual({ 'public.users': 2 })
})

test('a manifest with signs that a terminal would obey is refused', async () => {
  for (const account of ['\u{1b}[2Jmoney_at_doku', 'money\nEverything is as it was.', '\u{9b}2J', '\u{202e}money']) {
    const folder = await aBackup({ ledger: { accounts: [{ account, sum: 0, entries: 1 }], total: 0 } })
    await expect(readManifest(folder)).rejects.toThrow(/^The manifest in .* is damaged/)
  }
})

test('whatever a command prints is one line of plain signs', async () => {
  expect(printable('Rp.\u{a0}1, naïve, \u{1b}[31m\u{7}\u{9b}2J\u{2028}\r\n')).not.toMatch(/[\p{C}\p{Zl}\p{Zp}]/u)
  const { code, said } = await runCommand(
    'restore',
    { DATA_DIR: join(root, 'data') },
    '/no/\u{1b}]0;title\u{7}\u{1b}[2J',
  )
  expect(code).toBe(1)
  expect(said).toMatch(/^[^\p{C}]*holds no backup[^\p{C}]*\n$/u)
})

test('a dump or a file that is another one, or missing, stops a restore before it begins', async () => {
  const config = configOf(await programsOf('18.4'), empty)
  const dump = await aBackup()
  await writeFile(dumpIn(dump), 'b dump')
  await expect(restore(config, dump)).rejects.toThrow(/^The backup is damaged: .*database\.dump/)
  const file = await aBackup()
  await writeFile(join(file, 'files', 'papers', 'one'), 'papers/two')
  await expect(restore(config, file)).rejects.toThrow('The backup is damaged: the file papers/one is another one.')
  const gone = await aBackup()
  await rm(join(gone, 'files', 'papers'), { recursive: true })
  await rm(join(gone, 'files', 'pictures'), { recursive: true })
  await expect(restore(config, gone)).rejects.toThrow('the file papers/one is missing, and 1 more.')
})

test('files in a bucket stay there, and one that is not as it was stops a restore', async () => {
  const folder = await newFolder()
  const bucket = diskFiles({ folder: await newFolder() })
  await bucket.put('pictures/one', { bytes: Buffer.from('one'), type: 'image/png' })
  const files = await backUpFiles(bucket, folder, { where: 'bucket' })
  expect([await readdir(folder), files.list.map(({ key, bytes }) => [key, bytes])]).toEqual([[], [['pictures/one', 3]]])
  await expect(refuseDamagedFiles(bucket, folder, files)).resolves.toBeUndefined()
  await bucket.put('pictures/one', { bytes: Buffer.from('two'), type: 'image/png' })
  const changed = refuseDamagedFiles(bucket, folder, files)
  await expect(changed).rejects.toThrow(
    'The bucket is not as the backup knows it: the file pictures/one is another one.',
  )
})

test('files of a bucket are copied where that is asked for, and what the bucket lacks since is brought back', async () => {
  const folder = await newFolder()
  const bucket = diskFiles({ folder: await newFolder() })
  for (const key of ['papers/one', 'pictures/two'])
    await bucket.put(key, { bytes: Buffer.from(key), type: 'image/png' })
  const files = await backUpFiles(bucket, folder, { where: 'both' })
  await bucket.put('pictures/later', { bytes: Buffer.from('later'), type: 'image/png' })
  await bucket.delete('papers/one')
  await expect(refuseDamagedFiles(bucket, folder, files)).resolves.toBeUndefined()
  await restoreFiles(bucket, folder, files)
  expect(await differingFiles(bucket, files.list)).toEqual([])
  await bucket.put('pictures/two', { bytes: Buffer.from('other'), type: 'image/png' })
  const changed = refuseDamagedFiles(bucket, folder, files)
  await expect(changed).rejects.toThrow(
    'the file pictures/two is another one. Bring its objects back first, or restore',
  )
  await restoreFiles(bucket, folder, files)
  expect(await differingFiles(bucket, files.list)).toEqual(['the file pictures/two is another one'])
})

test('a copy that is damaged is not brought back as if it were whole', async () => {
  const folder = await newFolder()
  const bucket = diskFiles({ folder: await newFolder() })
  await bucket.put('papers/one', { bytes: Buffer.from('one'), type: 'image/png' })
  const files = await backUpFiles(bucket, folder, { where: 'both' })
  await writeFile(join(folder, 'files', 'papers', 'one'), 'two')
  await bucket.delete('papers/one')
  await restoreFiles(bucket, folder, files)
  expect(await differingFiles(bucket, files.list)).toEqual(['the file papers/one is missing'])
})

test('a command takes one folder and the options it knows, in any order, and no other word', () => {
  const of = (...words: string[]) => {
    const { folder, has } = readCommandLine(words, { command: 'backup', options: ['--files', '--all'] })
    return [folder, has('--files'), has('--all')]
  }
  expect(of('/a')).toEqual(['/a', false, false])
  expect([of('/a', '--files'), of('--files', '/a')]).toEqual(Array(2).fill(['/a', true, false]))
  for (const words of [[], ['--files'], ['/a', '/b'], ['/a', '--file'], ['--file']])
    expect(() => of(...words)).toThrow('npm run backup -- FOLDER [--files] [--all]')
})

test('a database or a store that holds something already is not restored into', async () => {
  const programs = await programsOf('18.4')
  const folder = await aBackup()
  await expect(restore(configOf(programs, filled), folder)).rejects.toThrow(
    /^The target database is not empty \(drizzle\.__drizzle_migrations, /,
  )
  const used = configOf(programs, empty, 'used')
  await diskFiles({ folder: join(used.data_dir, 'files') }).put('a', { bytes: Buffer.from('a'), type: 'text/plain' })
  await expect(restore(used, folder)).rejects.toThrow('The file store is not empty (a, …)')
})

test('scans that another secret sealed stop a restore before it begins, unless that is said to be well', async () => {
  const used = configOf(await programsOf('18.4'), filled)
  const [here = ''] = used.documents_secrets
  const other = 'o'.repeat(32)
  const refusal = (config: Config, folder: string, acceptsClosedScans = false) =>
    restore(config, folder, { acceptsClosedScans }).then(
      () => 'none',
      (error: unknown) => sentenceOf(error),
    )
  const elsewhere = await aBackup({ documents_secret: fingerprintOf(other) })
  expect(await refusal(used, elsewhere)).toMatch(
    /^PAPERS_SECRET is not the one that sealed the scans .*copy the folder secrets/,
  )
  // What each of these is stopped by comes later.
  const filledTarget = /^The target database is not empty/
  expect(await refusal(used, elsewhere, true)).toMatch(filledTarget)
  expect(await refusal({ ...used, documents_secrets: [here, other] }, elsewhere)).toMatch(filledTarget)
  expect(await refusal(used, await aBackup({ documents_secret: fingerprintOf(here) }))).toMatch(filledTarget)
  expect(await refusal(used, await aBackup())).toMatch(filledTarget)
  const without = { documents_secret: fingerprintOf(other), files: { where: 'copied' as const, list: [] } }
  expect(await refusal(used, await aBackup(without))).toMatch(filledTarget)
})

test('an older server, or an older pg_restore than the pg_dump that wrote the dump, is refused', async () => {
  const newer = await aBackup({ server_major: 99 })
  await expect(restore(configOf('', empty), newer)).rejects.toThrow('The backup is of PostgreSQL 99')
  const tool = await aBackup({ tool_major: 99 })
  const config = configOf(await programsOf('18.4'), empty)
  await expect(restore(config, tool)).rejects.toThrow('pg_restore is of version 18, and must be of 99')
})

test('other rows and other sums than before are differences, and so is every fault of the ledger', () => {
  expect(differingCounts({ 'public.users': 2, 'public.gone': 1 }, { 'public.users': 1, 'public.new': 0 })).toEqual([
    'public.users has 1 rows, and had 2',
    'public.gone has no rows, and had 1',
    'public.new has 0 rows, and had none',
  ])
  const ledger = { accounts: [{ account: 'money_at_doku', sum: 5, entries: 1 }], total: 5 }
  const now = { sums: { accounts: [], total: 0 }, faults: ['the ledger sums to 5, not to zero'] }
  expect(differingLedger(ledger, now)).toEqual([
    'the account money_at_doku holds nothing, and held 5 in 1 entries',
    'the ledger: the ledger sums to 5, not to zero',
  ])
})

test('a password goes to the programs by the environment, and only what libpq knows is in the address', () => {
  expect(addressOf('postgres://rihla:a%40b@db.example:5432/rihla?sslmode=no-verify&uselibpqcompat=true')).toEqual({
    address: 'postgres://rihla@db.example:5432/rihla?sslmode=require',
    password: 'a@b',
  })
  const socket = 'postgres://rihla@localhost:5432/rihla?host=%2Ftmp%2Fa%20b&sslmode=disable'
  expect(addressOf(socket)).toEqual({ address: socket, password: undefined })
  expect(() => addressOf('rihla')).toThrow('DATABASE_URL is no address')
})
