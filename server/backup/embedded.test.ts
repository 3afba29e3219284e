import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test, vi } from 'vitest'
import { runMigrations } from '#database/migrations.ts'
import { withConnection } from '../commands/with-database.ts'
import { type Config, loadConfig } from '../config.ts'
import { filesPort } from '../outside.ts'
import { sealOf } from '../travel-documents/seal.ts'
import { backUp } from './backup.ts'
import { restore } from './restore.ts'

/** A place such as the server makes it, and what is done while that runs. */
const inPlace = (config: Config, work: () => Promise<unknown>) =>
  withConnection(config, async ({ pool }) => {
    await runMigrations(pool, config.root)
    await work()
  })

/** The commands of the step "Make an empty place" that concern the embedded database, as they stand. */
async function documentedStep(): Promise<string> {
  const page = await readFile('docs/backup-and-restore.md', 'utf8')
  return /```\n( *data="\$\{DATA_DIR:-data\}"\n[\s\S]+?)```/.exec(page)?.[1] ?? 'exit 1'
}

/** The programs do not come with the embedded server: these dump nothing, and leave the rows to the test. */
async function programsIn(folder: string): Promise<void> {
  const version = 'case "$*" in *--version*) echo "pg_any (PostgreSQL) 99.1"; exit;; esac'
  const waits = `touch "${folder}/begun"; while [ ! -e "${folder}/ended" ]; do sleep 0.05; done`
  const work = { pg_dump: `echo x > "\${*##*--file=}"`, pg_restore: waits }
  for (const [name, does] of Object.entries(work))
    await writeFile(join(folder, name), `#!/bin/sh\n${version}\n${does}\n`, { mode: 0o755 })
}

test('the documented steps bring an embedded place back with scans that open, and without its secrets say so first', async () => {
  const root = await mkdtemp(join(tmpdir(), 'rihla-embedded-'))
  onTestFinished(() => rm(root, { recursive: true, force: true }))
  // Else the server, which root runs as another user, would keep its data elsewhere.
  await chmod(root, 0o755)
  await programsIn(root)
  const configOf = (data: string) =>
    loadConfig({ NODE_ENV: 'production', RIHLA_DEMO: '1', DATA_DIR: join(root, data), PG_BIN: root })
  const before = configOf('data')
  const sealed = sealOf(before.documents_secrets).seal(Buffer.from('a passport'), 'papers/one')
  await filesPort(before).put('papers/one', { bytes: sealed, type: 'image/webp' })
  const backup = join(root, 'backup')
  await inPlace(before, () => backUp(before, backup))

  await expect(restore(configOf('other'), backup)).rejects.toThrow(/^PAPERS_SECRET is not the one .*the folder secrets/)
  expect(existsSync(join(root, 'other', 'postgres'))).toBe(false)

  await promisify(execFile)('sh', ['-ec', await documentedStep()], { cwd: root, env: { PATH: process.env.PATH } })
  const after = configOf('data')
  const restoring = restore(after, backup)
  await vi.waitFor(() => expect(existsSync(join(root, 'begun'))).toBe(true), { timeout: 60_000 })
  await inPlace(after, () => writeFile(join(root, 'ended'), ''))
  expect(await restoring).toMatchObject({ scans: 1, differences: [] })
})
