import { mkdir, mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from '@20minutes/s3rver'
import { expect, onTestFinished, test } from 'vitest'
import { s3Files } from '#adapters/s3/files.ts'
import { installedBins, installedCluster } from '#test/support/installed-postgres.ts'
import { runCommand } from '#test/support/run-command.ts'

/** A store with two buckets that speaks the protocol of S3. */
async function startStore(directory: string): Promise<string> {
  await mkdir(directory)
  const options = { address: '127.0.0.1', port: 0, silent: true, resetOnClose: false, allowMismatchedSignatures: true }
  const server = new S3rver({ ...options, directory, configureBuckets: [{ name: 'rihla' }, { name: 'new' }] })
  const { port } = await server.run()
  onTestFinished(async () => {
    server.httpServer.closeAllConnections()
    await server.close()
  })
  return `http://127.0.0.1:${port}`
}

test('a backup with --files has the bucket with it, and neither a changed nor a lost object keeps the rows away', {
  timeout: 180_000,
}, async ({ skip }) => {
  const [bin = ''] = installedBins()
  skip(bin === '', 'no PostgreSQL 15 or newer with initdb, pg_dump and pg_restore in /usr/lib/postgresql: no drill')
  const root = await mkdtemp(join(tmpdir(), 'rihla-bucket-'))
  const cluster = await installedCluster(bin)
  onTestFinished(async () => {
    await cluster.stop()
    await rm(root, { recursive: true, force: true })
  })
  for (const name of ['source', 'first', 'second', 'third']) await cluster.createDatabase(name, 'template0')
  const endpoint = await startStore(join(root, 'store'))
  const storeOf = (bucket: string) =>
    s3Files({ bucket, region: 'a', endpoint, access_key_id: 'S3RVER', secret_access_key: 'S3RVER' })
  const run = (command: string, place: { database: string; bucket: string }, ...args: string[]) => {
    const s3 = { S3_ENDPOINT: endpoint, S3_ACCESS_KEY_ID: 'S3RVER', S3_SECRET_ACCESS_KEY: 'S3RVER' }
    const settings = { DATA_DIR: join(root, 'data'), DATABASE_URL: cluster.url(place.database), PG_BIN: bin }
    return runCommand(command, { ...settings, ...s3, S3_BUCKET: place.bucket }, ...args)
  }
  const source = { database: 'source', bucket: 'rihla' }
  const backup = join(root, 'backup')
  expect(await run('migrate', source)).toMatchObject({ code: 0 })
  const bucket = storeOf('rihla')
  for (const key of ['pictures/one', 'pictures/two', 'pictures/three'])
    await bucket.put(key, { bytes: Buffer.from(key), type: 'image/png' })
  const misspelt = await run('backup', source, backup, '--file')
  expect(misspelt).toMatchObject({ code: 1, said: expect.stringContaining('[--files]') })
  expect(await run('backup', source, backup, '--files')).toMatchObject({ code: 0 })
  expect(await readFile(join(backup, 'files', 'pictures', 'one'), 'utf8')).toBe('pictures/one')
  expect((await stat(backup)).mode & 0o777).toBe(0o700)

  await bucket.delete('pictures/one')
  await bucket.put('pictures/two', { bytes: Buffer.from('of today'), type: 'image/png' })
  const refused = await run('restore', { database: 'first', bucket: 'rihla' }, backup)
  expect(refused).toMatchObject({
    code: 1,
    said: expect.stringMatching(/^The bucket is not as.*--accept-missing-files/),
  })
  const rows = await run('restore', { database: 'first', bucket: 'rihla' }, backup, '--accept-missing-files')
  expect(rows).toMatchObject({
    code: 1,
    said: expect.stringMatching(/\nDIFFERS: the file pictures\/two is another one\n1 things are not as they were\.\n$/),
  })
  expect((await bucket.get('pictures/one'))?.bytes.toString()).toBe('pictures/one')
  expect((await bucket.get('pictures/two'))?.bytes.toString()).toBe('of today')

  const anew = await run('restore', { database: 'second', bucket: 'new' }, backup)
  expect(anew).toMatchObject({ code: 0, said: expect.stringMatching(/Everything is as it was\.\n$/) })

  const bare = join(root, 'bare')
  expect(await run('backup', source, bare)).toMatchObject({ code: 0, said: expect.stringContaining('--files') })
  await bucket.delete('pictures/three')
  const listed = await run('restore', { database: 'third', bucket: 'rihla' }, bare, '--accept-missing-files')
  expect(listed).toMatchObject({
    code: 1,
    said: expect.stringMatching(/\nDIFFERS: the file pictures\/three is missing\n/),
  })
})
