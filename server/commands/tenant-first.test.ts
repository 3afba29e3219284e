import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { connect } from '#database/connect.ts'
import { databasesAt } from '#database/embedded/for-tests.ts'
import { runMigrations } from '#database/migrations.ts'
import { post_categories } from '#modules/content/tables.ts'
import { staff } from '#modules/staff/tables.ts'
import { listHosts } from '#modules/tenant/module.ts'

const databases = databasesAt(inject('cluster'))
const name = `first_${process.pid}`
let folder: string
let connection: ReturnType<typeof connect>
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rihla-first-'))
  await databases.createDatabase(name, 'template0')
  connection = connect(databases.url(name), { size: 1, onError: () => undefined })
  await runMigrations(connection.pool, process.cwd())
})
afterAll(async () => {
  await connection.close()
  await databases.dropDatabase(name)
  await rm(folder, { recursive: true, force: true })
})

/** A command as an operator runs it. */
async function run(command: string, ...args: string[]) {
  const env = { PATH: process.env.PATH ?? '', RIHLA_DEMO: '1', DATA_DIR: folder, DATABASE_URL: databases.url(name) }
  const child = spawn(process.execPath, [`server/commands/${command}.ts`, ...args], { env })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      said += chunk
    })
  const [code] = await once(child, 'exit')
  return { code, said }
}

test('an empty installation is given its first brand once, and then its first admin', async () => {
  const { db } = connection
  const first = ['rihla.example', 'Rihla', 'halo@rihla.example', '+622150001001']
  const wrong = await run('tenant-first', 'rihla.example/a', 'Rihla', 'halo', '+62')
  expect(wrong).toMatchObject({ code: 1, said: expect.stringContaining('(host, email, phone_number)') })
  expect(await run('tenant-first', ...first)).toMatchObject({
    code: 0,
    said: expect.stringContaining('Rihla is at rihla.example'),
  })
  expect(await listHosts(db)).toMatchObject([
    { host: 'rihla.example', tenant: { name: 'Rihla', domain_name: 'rihla.example' } },
  ])
  expect(await db.select({ id: post_categories.id }).from(post_categories)).not.toEqual([])
  const again = await run('tenant-first', 'other.example', ...first.slice(1))
  expect(again).toMatchObject({ code: 1, said: expect.stringContaining('There is a brand already') })
  expect(await listHosts(db)).toHaveLength(1)
  expect(await run('staff-invite', 'admin@rihla.example', 'Nadia Putri')).toMatchObject({ code: 0 })
  expect(await db.select({ email: staff.email }).from(staff)).toEqual([{ email: 'admin@rihla.example' }])
})
