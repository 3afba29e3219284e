import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { diskFiles } from '#adapters/disk/files.ts'
import { s3Files } from '#adapters/s3/files.ts'
import { databasesAt } from '#database/embedded/for-tests.ts'
import { runCommand } from '#test/support/run-command.ts'
import { loadConfig } from '../config.ts'
import { filesPort } from '../outside.ts'
import { backUp } from './backup.ts'
import { sentenceOf } from './failures.ts'
import { backUpFiles } from './files.ts'
import { readManifest } from './manifest.ts'
import { BackupFailed } from './refused.ts'

const databases = databasesAt(inject('cluster'))
const [filled, empty] = [`failures_filled_${process.pid}`, `failures_empty_${process.pid}`]

let root: string
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'rihla-failures-'))
  await databases.createDatabase(filled, 'template_house')
  await databases.createDatabase(empty, 'template0')
  await writeFile(join(root, 'a-file'), '')
})
afterAll(async () => {
  for (const name of [filled, empty]) await databases.dropDatabase(name)
  await rm(root, { recursive: true, force: true })
})

/** A pg_dump that says it is of a version new enough, and then does that to the file it is given. */
async function dumpThat(work: string): Promise<string> {
  const folder = await mkdtemp(join(root, 'programs-'))
  const version = 'case "$*" in *--version*) echo "pg_dump (PostgreSQL) 18.4"; exit;; esac'
  await writeFile(join(folder, 'pg_dump'), `#!/bin/sh\n${version}\nfile="\${*##*--file=}"\n${work}\n`, { mode: 0o755 })
  return folder
}

const place = (PG_BIN: string, DATABASE_URL: string) =>
  loadConfig({ NODE_ENV: 'test', DATA_DIR: join(root, 'data'), DATABASE_URL, PG_BIN })

/** What whoever runs it reads, or nothing where it was a fault of ours. */
const sentenceAfter = async (work: Promise<unknown>): Promise<string | undefined> =>
  work.then(
    () => 'nothing failed',
    (error: unknown) => sentenceOf(error),
  )

test('a backup that fails for a reason that can be mended says it, and leaves no folder behind', async () => {
  const dump = await dumpThat('echo x > "$file"')
  const cuts = await dumpThat('echo half > "$file"; echo "pg_dump: error: could not write: No space left" >&2; exit 1')
  const target = join(root, 'target')
  const cases: [string, string, RegExp][] = [
    [dump, 'postgres://rihla@127.0.0.1:1/rihla', /^The database fails \(.*ECONNREFUSED.*\): check that it runs/],
    [dump, `postgres://rihla@localhost/rihla?host=${root}`, /^The database fails \(.*ENOENT.*\): check that it runs/],
    [dump, databases.url('nowhere'), /^The database refuses \(database "nowhere" does not exist\)/],
    [dump, 'rihla', /^DATABASE_URL is no address/],
    [dump, 'postgres://rihla:%zz@localhost/rihla', /^DATABASE_URL is no address/],
    [dump, databases.url(empty), /^The database is not one of this version \(relation ".*" does not exist\)/],
    [cuts, databases.url(filled), /pg_dump failed: pg_dump: error: could not write: No space left$/],
  ]
  for (const [programs, url, sentence] of cases) {
    expect([url, await sentenceAfter(backUp(place(programs, url), target))]).toEqual([
      url,
      expect.stringMatching(sentence),
    ])
    expect(await readdir(root)).not.toContain('target')
  }
})

test('a folder that was there before a backup failed is there afterwards, and empty', async () => {
  const cuts = await dumpThat('echo half > "$file"; exit 1')
  const target = await mkdtemp(join(root, 'mounted-'))
  expect(await sentenceAfter(backUp(place(cuts, databases.url(filled)), target))).toMatch(/pg_dump failed/)
  expect(await readdir(target)).toEqual([])
})

test('a backup that is ended by hand leaves no folder behind, in the dump as among the files', async () => {
  const settings = { DATA_DIR: join(root, 'ended'), DATABASE_URL: databases.url(filled) }
  const PG_BIN = await dumpThat(`echo half > "$file"; kill -TERM $PPID; exec sleep 60`)
  const target = join(root, 'target')
  const { code, said } = await runCommand('backup', { ...settings, PG_BIN }, target)
  expect([code, said]).toEqual([1, 'Ended by SIGTERM: there is no backup.\n'])
  expect(existsSync(target)).toBe(false)
  const config = place(await dumpThat('echo x > "$file"'), databases.url(filled))
  await diskFiles({ folder: join(root, 'data', 'files') }).put('a', { bytes: Buffer.from('a'), type: 'text/plain' })
  const signal = AbortSignal.abort(new BackupFailed('ended'))
  expect(await sentenceAfter(backUpFiles(filesPort(config), target, { where: 'copied', signal }))).toBe('ended')
  expect(existsSync(target)).toBe(false)
})

test('a backup does not take the folder of another that began meanwhile', async () => {
  const target = await mkdtemp(join(root, 'shared-'))
  const slow = backUp(place(await dumpThat('sleep 1; echo x > "$file"'), databases.url(filled)), target)
  const dump = await dumpThat('echo y > "$file"')
  const others = [
    backUp(place(dump, databases.url(filled)), target),
    backUp(place(dump, databases.url(filled)), target),
  ]
  const results = await Promise.allSettled([slow, ...others])
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const refused = results.flatMap((result) => (result.status === 'rejected' ? [sentenceOf(result.reason)] : []))
  expect(refused).toEqual([expect.stringMatching(/is not empty/), expect.stringMatching(/is not empty/)])
  expect((await readManifest(target)).tables['public.tenants']).toBeGreaterThan(0)
})

test('a place that cannot be used is named in a sentence', async () => {
  const config = place(await dumpThat(''), databases.url(filled))
  const file = join(root, 'a-file')
  expect(await sentenceAfter(backUp(config, file))).toMatch(/a-file is no folder/)
  expect(await sentenceAfter(backUp(config, join(file, 'below')))).toMatch(/a-file\/below is no folder/)
  expect(await sentenceAfter(readManifest(file))).toMatch(/^There is no manifest\.json in .*a-file: it holds no backup/)
  await mkdir(join(root, 'odd', 'manifest.json'), { recursive: true })
  expect(await sentenceAfter(readManifest(join(root, 'odd')))).toMatch(/^A file or a folder cannot be used \(EISDIR/)
  const embedded = { ...config, DATABASE_URL: undefined, data_dir: file }
  expect(await sentenceAfter(backUp(embedded, join(root, 'target')))).toMatch(/is not a folder\.$/)
  expect(await sentenceAfter(writeFile('/dev/full', 'x'))).toMatch(/^A disk is full \(ENOSPC/)
  const noRights = Object.assign(new Error("EACCES: permission denied, mkdir '/b'"), {
    code: 'EACCES',
    syscall: 'mkdir',
  })
  expect(sentenceOf(noRights)).toBe("This user has no rights there (EACCES: permission denied, mkdir '/b').")
  const keys = { access_key_id: 'a', secret_access_key: 'b' }
  const bucket = s3Files({ bucket: 'none', region: 'a', endpoint: 'http://127.0.0.1:1', ...keys })
  expect(await sentenceAfter(bucket.get('a'))).toMatch(/^The file store fails \(.*ECONNREFUSED.*\): check S3_ENDPOINT/)
})

test('a fault of ours keeps its stack, wherever it is wrapped', () => {
  expect(sentenceOf(new TypeError('x is not a function'))).toBeUndefined()
  expect(sentenceOf(new Error('wrapped', { cause: new TypeError('x') }))).toBeUndefined()
  expect(sentenceOf('a word')).toBeUndefined()
})

test('a command that fails prints its sentence alone, and exits with 1', async () => {
  const settings = { DATA_DIR: join(root, 'data'), DATABASE_URL: 'postgres://rihla@127.0.0.1:1/rihla' }
  const { code, said } = await runCommand('backup', settings, join(root, 'target'))
  expect([code, said.split('\n')]).toEqual([1, [expect.stringMatching(/^The database fails \(/), '']])
})
