import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { withClient } from '#database/embedded/ask.ts'
import { installedBins, installedCluster } from '#test/support/installed-postgres.ts'
import { runCommand } from '#test/support/run-command.ts'

type Place = { url: string; data: string; documents?: string; bin: string }

const run = (command: string, { url, data, bin, documents }: Place, ...args: string[]) =>
  runCommand(
    command,
    { DATA_DIR: data, DATABASE_URL: url, PG_BIN: bin, PAPERS_SECRET: documents ?? 'd'.repeat(32) },
    ...args,
  )

const countIn = (url: string, table: string) =>
  withClient(url, async (client) => (await client.query(`select count(*)::int as rows from ${table}`)).rows[0]?.rows)

/** What somebody holds who was in when the backup was made. */
const openSignIns = [
  'sessions where ended_at is null',
  'one_time_codes where used_at is null',
  'staff_sessions where ended_at is null',
]

const signIn = (url: string) =>
  withClient(url, async (client) => {
    for (const [table, used] of [
      ['sessions', 'ended_at'],
      ['one_time_codes', 'used_at'],
      ['staff_sessions', 'ended_at'],
    ])
      await client.query(`update ${table} set ${used} = now() where ${used} is null`)
    await client.query(`insert into sessions (id, user_id, user_agent, ip, created_at, authenticated_at)
      select gen_random_uuid(), id, '', '', now(), now() from users limit 1`)
    await client.query(`insert into one_time_codes (id, tenant_id, purpose, destination, code_hash, created_at, expires_at)
      select gen_random_uuid(), tenant_id, 'verify_email', 'a@b.example', '', now(), now() from users limit 1`)
    await client.query(`insert into staff_sessions (id, staff_id, secret_hash, user_agent, ip, created_at, last_seen_at, expires_at)
      select gen_random_uuid(), id, 'x', '', '', now(), now(), now() from staff limit 1`)
  })

test('a filled demo is backed up and restored elsewhere, and every table, the ledger and the files are proved equal', {
  timeout: 300_000,
}, async ({ skip }) => {
  const [bin = ''] = installedBins()
  skip(bin === '', 'no PostgreSQL 15 or newer with initdb, pg_dump and pg_restore in /usr/lib/postgresql: no drill')
  const root = await mkdtemp(join(tmpdir(), 'rihla-drill-'))
  const cluster = await installedCluster(bin)
  onTestFinished(async () => {
    await cluster.stop()
    await rm(root, { recursive: true, force: true })
  })
  for (const name of ['source', 'target', 'other', 'third']) await cluster.createDatabase(name, 'template0')
  const source = { url: cluster.url('source'), data: join(root, 'source'), bin }
  const target = { url: cluster.url('target'), data: join(root, 'target'), bin }
  const backup = join(root, 'backup')
  await mkdir(backup, { mode: 0o755 })
  expect(await run('seed', source)).toMatchObject({ code: 0 })

  await signIn(source.url)
  const made = await run('backup', source, backup)
  expect(made).toMatchObject({ code: 0, said: expect.stringMatching(/ledger sums to Rp\.\s0/) })
  expect((await stat(backup)).mode & 0o777).toBe(0o700)
  expect((await stat(join(backup, 'database.dump'))).mode & 0o077).toBe(0)
  expect((await readdir(backup)).sort()).toEqual(['database.dump', 'files', 'manifest.json'])
  expect(await run('backup', source, backup)).toMatchObject({ code: 1, said: expect.stringContaining('is not empty') })

  const restored = await run('restore', target, backup)
  expect(restored).toMatchObject({
    code: 0,
    said: expect.stringMatching(/scans were tried[\s\S]*Everything is as it was\.\n$/),
  })
  for (const table of ['bookings', 'users', 'ledger_entries', 'pictures', 'drizzle.__drizzle_migrations']) {
    const rows = await countIn(source.url, table)
    expect([table, rows > 0, await countIn(target.url, table)]).toEqual([table, true, rows])
  }
  expect(restored.said).toContain('Everybody is signed out')
  for (const open of openSignIns) expect([open, await countIn(target.url, open)]).toEqual([open, 0])
  const { content } = JSON.parse(await readFile(join(backup, 'manifest.json'), 'utf8'))
  expect(content.files.list.length).toBeGreaterThan(10)
  expect(await run('ledger-check', target)).toMatchObject({ code: 0 })

  const again = await run('restore', { ...target, data: join(root, 'again') }, backup)
  expect(again).toMatchObject({ code: 1, said: expect.stringMatching(/^The target database is not empty/) })
  const mixed = await run('restore', { ...target, url: cluster.url('other') }, backup)
  expect(mixed).toMatchObject({ code: 1, said: expect.stringMatching(/^The file store is not empty/) })

  const elsewhere = { url: cluster.url('other'), data: join(root, 'other'), bin, documents: 'o'.repeat(32) }
  const early = await run('restore', elsewhere, backup)
  expect(early).toMatchObject({ code: 1, said: expect.stringMatching(/^PAPERS_SECRET is not the one that sealed/) })
  const closed = await run('restore', elsewhere, backup, '--keep-sign-ins', '--accept-closed-scans')
  for (const open of openSignIns) expect([open, await countIn(elsewhere.url, open)]).toEqual([open, 1])
  expect(closed).toMatchObject({ code: 1, said: expect.stringMatching(/DIFFERS: (\d+) of \1 scans do not open/) })

  await writeFile(join(backup, 'database.dump'), 'cut', { flag: 'a' })
  const damaged = await run('restore', { url: cluster.url('third'), data: join(root, 'third'), bin }, backup)
  expect(damaged).toMatchObject({ code: 1, said: expect.stringMatching(/^The backup is damaged: .*database\.dump/) })
})
