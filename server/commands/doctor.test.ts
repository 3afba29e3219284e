import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Redis } from 'ioredis'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from 'vitest'
import { urlOf } from '#database/embedded/address.ts'
import { withClient } from '#database/embedded/ask.ts'
import { databasesAt } from '#database/embedded/for-tests.ts'
import { hasRedis, installedRedis, noRedis } from '#test/support/installed-redis.ts'

const databases = databasesAt(inject('cluster'))
const name = (kind: string) => `doctor_${kind}_${process.pid}`
const smtp = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  disableReverseLookup: true,
  logger: false,
})

let folder: string
let sound: Record<string, string>
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rihla-doctor-'))
  await databases.createDatabase(name('sound'), 'template_house')
  smtp.listen(0, '127.0.0.1')
  await once(smtp.server, 'listening')
  sound = {
    DATABASE_URL: databases.url(name('sound')),
    DATA_DIR: join(folder, 'data'),
    PUBLIC_URL: 'https://rihla.example',
    SMTP_URL: `smtp://127.0.0.1:${portOf(smtp.server.address())}`,
    MAIL_FROM: 'Rihla <salam@rihla.example>',
    TEXT_MESSAGE_URL: 'https://messages.example',
    DOKU_CLIENT_ID: 'BRN-0001',
    SESSION_SECRET: 'nV3qJw8zKf2LxT6rHb9sYp4mGd7cUe1a',
    PAPERS_SECRET: 'Zk5tRv9wXn2bQm7yLc4jHf8gDs3pWa6e',
    TEXT_MESSAGE_SECRET: 'uJ7hTg4rFd2sQa9z',
    DOKU_SECRET_KEY: 'SK-pL0oKi8uJy6tGr4',
  }
})
afterAll(async () => {
  smtp.close()
  for (const kind of ['sound', 'empty', 'latin']) await databases.dropDatabase(name(kind))
  await rm(folder, { recursive: true, force: true })
})

const portOf = (address: AddressInfo | string | null): number =>
  typeof address === 'object' ? (address?.port ?? 0) : 0

/** The command as an operator runs it. */
async function run(settings: Record<string, string> = {}) {
  const env = { PATH: process.env.PATH ?? '', ...sound, ...settings }
  const child = spawn(process.execPath, ['server/commands/doctor.ts'], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  let said = ''
  child.stdout.on('data', (chunk: Buffer) => {
    said += chunk
  })
  const [code] = await once(child, 'exit')
  return { code, said, bad: said.split('\n').filter((line) => line.startsWith('BAD')) }
}

test('a sound environment passes every check, a line each', async () => {
  const { code, said, bad } = await run()
  expect([code, bad]).toEqual([0, []])
  const checks = ['configuration', 'secrets', 'services', 'addresses', 'database', 'role', 'encoding', 'extensions']
  const more = ['clock', 'migrations', 'members', 'brands', 'redis', 'metrics', 'files', 'mail', 'disk']
  for (const check of [...checks, ...more]) expect(said).toMatch(new RegExp(`^good  ${check} +\\S`, 'm'))
  expect(said).toMatch(/^good {2}configuration +a real deployment, runs web, api, jobs$/m)
  expect(said.trim().split('\n').at(-1)).toBe('Nothing is wrong.')
})

test('every wrong setting is named, and no value is shown', async () => {
  const SMTP_URL = 'smtps://rihla:hunter2/Xy+z==@mail.example:465'
  const wrong = { PORT: 'http', SESSION_SECRET: 'hunter2', RUN: 'kitchen', SMTP_URL, MAIL_FROM: 'hunter2' }
  const { code, said, bad } = await run(wrong)
  expect([code, bad.length]).toEqual([1, 1])
  for (const setting of Object.keys(wrong)) expect(bad[0]).toContain(setting)
  expect(said).not.toMatch(/hunter2|kitchen/)
  const missing = await run({ MAIL_FROM: '' })
  expect(missing.bad[0]).toMatch(/^BAD {3}configuration +Set MAIL_FROM/)
  const halves = await run({ GOOGLE_CLIENT_ID: 'rihla' })
  expect(halves.bad).toEqual([expect.stringContaining('GOOGLE_CLIENT_SECRET')])
})

test.each(['migrate', 'dead-letters'])(
  'a command says what is wrong with a setting in one sentence, and not its value: %s',
  async (command) => {
    const env = { PATH: process.env.PATH ?? '', ...sound, SMTP_URL: 'smtps://rihla:hunter2/Xy+z==@mail.example:465' }
    const stdio: ['ignore', 'inherit', 'pipe'] = ['ignore', 'inherit', 'pipe']
    const child = spawn(process.execPath, [`server/commands/${command}.ts`], { env, stdio })
    let said = ''
    child.stderr.on('data', (chunk: Buffer) => {
      said += chunk
    })
    const [code] = await once(child, 'close')
    expect(code).toBe(1)
    expect(said).toMatch(/^The setting SMTP_URL is not valid: must be [^\n]*\n$/)
    expect(said).not.toContain('hunter2')
  },
)

test('secrets of an example, or one secret for two things, are no secrets', async () => {
  const { code, said, bad } = await run({ SESSION_SECRET: 'x'.repeat(32), PAPERS_SECRET: 'change-me-'.repeat(4) })
  expect([code, bad]).toEqual([1, [expect.stringContaining('SESSION_SECRET, PAPERS_SECRET can be guessed')]])
  expect(said).not.toContain('change-me')
  const { bad: shared } = await run({ SITE_KEY: sound.SESSION_SECRET ?? '' })
  expect(shared[0]).toContain('SESSION_SECRET, SITE_KEY are one secret')
  expect(shared[0]).toContain('openssl rand -hex 32')
  const { bad: bounces } = await run({ MAIL_BOUNCE_SECRET: 'change-me-'.repeat(4) })
  expect(bounces[0]).toContain('MAIL_BOUNCE_SECRET can be guessed')
})

test('a database that is not there, is empty, or knows no letters, is bad', async () => {
  const gone = await run({ DATABASE_URL: databases.url('nowhere') })
  expect([gone.code, gone.bad]).toEqual([1, [expect.stringMatching(/^BAD {3}database +does not answer: .*nowhere/)]])
  await databases.createDatabase(name('empty'), 'template0')
  const { bad } = await run({ DATABASE_URL: databases.url(name('empty')) })
  expect(bad).toEqual([expect.stringMatching(/^BAD {3}migrations +(\d+) of \1 wait\. npm run db:migrate/)])
  const create = `create database ${name('latin')} owner rihla encoding 'SQL_ASCII' locale 'C' template template0`
  await withClient(urlOf(inject('cluster'), 'postgres', 'postgres'), (client) => client.query(create))
  const latin = await run({ DATABASE_URL: databases.url(name('latin')) })
  expect(latin.bad[0]).toContain('the database is in SQL_ASCII')
})

test('a superuser, or who may become one, is bad', async () => {
  const asPostgres = (database: string) => urlOf(inject('cluster'), 'postgres', database)
  const { bad } = await run({ DATABASE_URL: asPostgres(name('sound')) })
  expect(bad).toEqual([expect.stringMatching(/^BAD {3}role +postgres is a superuser, .*name it in DATABASE_URL/)])
  const someone = name('someone')
  const onCluster = (sql: string) => withClient(asPostgres('postgres'), (client) => client.query(sql))
  await onCluster(`create role ${someone} login in role postgres, rihla`)
  onTestFinished(async () => void (await onCluster(`drop role ${someone}`)))
  const theirs = asPostgres(name('sound')).replace('postgres://postgres', `postgres://${someone}`)
  const pooled = { DATABASE_PREPARE: '0', DATABASE_DIRECT_URL: sound.DATABASE_URL ?? '' }
  const { bad: ways } = await run({ ...pooled, DATABASE_URL: theirs, DATABASE_READ_URL: theirs })
  const inSetting = (setting: string) => expect.stringMatching(`${someone} is a superuser, .*name it in ${setting}`)
  expect(ways).toEqual([inSetting('DATABASE_URL'), inSetting('DATABASE_READ_URL')])
})

test('a replica that is none, one that is away, and a role without limits behind a pooler are bad', async () => {
  const itself = { DATABASE_READ_URL: sound.DATABASE_URL ?? '' }
  const pooled = { DATABASE_PREPARE: '0', DATABASE_DIRECT_URL: sound.DATABASE_URL ?? '' }
  const { bad } = await run({ ...itself, ...pooled })
  expect(bad).toEqual([
    expect.stringMatching(
      /^BAD {3}pooler +the role has no statement_timeout, .*alter role rihla set statement_timeout/,
    ),
    expect.stringMatching(/^BAD {3}replica +is no standby/),
  ])
  const away = await run({ DATABASE_READ_URL: databases.url('nowhere') })
  expect(away.bad).toEqual([expect.stringMatching(/^BAD {3}replica +does not answer: .*nowhere/)])
})

test('a brand whose links lead nowhere, and accounts of the demo, are noticed', async () => {
  await withClient(sound.DATABASE_URL ?? '', async (client) => {
    await client.query("update tenants set domain_name = 'gone.example' where slug = 'safar'")
    await client.query(
      `insert into users (id, tenant_id, email, full_name, language, created_at)
        select '0190a000-0000-7000-8000-0000000a1001', id, 'jamaah@rihla.test', 'Siti', 'id', now() from tenants limit 1`,
    )
  })
  const { code, bad } = await run()
  expect(code).toBe(1)
  expect(bad).toEqual([
    expect.stringContaining('accounts of the demo are in it'),
    expect.stringContaining('gone.example leads to no brand'),
  ])
})

test('a Redis that answers says its version', async ({ skip }) => {
  skip(!hasRedis(), noRedis)
  const redis = await installedRedis()
  onTestFinished(() => redis.remove())
  expect((await run({ REDIS_URL: redis.url })).said).toMatch(/^good {2}redis +Redis \d+\.\d+\.\d+ answers$/m)
})

test('a Redis whose account may use no channels or no streams is bad, and what is said to mend it does', async ({
  skip,
}) => {
  skip(!hasRedis(), noRedis)
  const redis = await installedRedis()
  onTestFinished(() => redis.remove())
  const admin = new Redis(redis.url)
  onTestFinished(() => admin.disconnect())
  await admin.acl('SETUSER', 'rihla', 'on', '>pw', '~*', '+@all', '-@stream')
  const REDIS_URL = redis.url.replace('redis://', 'redis://rihla:pw@')
  const badRedis = async () => (await run({ REDIS_URL })).bad.find((line) => line.startsWith('BAD   redis'))
  const line = await badRedis()
  expect(line).toContain('does not let its account subscribe, publish, write streams, read streams. In redis-cli: ACL')
  const [, words = ''] = /ACL SETUSER rihla (.+)\.$/.exec(line ?? '') ?? []
  await admin.acl('SETUSER', 'rihla', 'reset', 'on', '>pw', ...words.split(' '))
  expect(await badRedis()).toBeUndefined()
  expect(await admin.keys('*:stream')).toEqual([])
})

test('who is shown metrics is said', async () => {
  const said = async (settings: Record<string, string>) => (await run(settings)).said
  expect(await said({ TRUST_PROXY: '1' })).toMatch(/^good {2}metrics +are shown to nobody: .+METRICS_TOKEN$/m)
  expect(await said({})).toMatch(/^good {2}metrics +are shown to this machine alone/m)
})

test('files that cannot be written, and a Redis and a mail server that are not there, are bad', async () => {
  const DATA_DIR = join(folder, 'blocked')
  await mkdir(DATA_DIR)
  await writeFile(join(DATA_DIR, 'files'), 'no folder')
  const free = new SMTPServer({ disableReverseLookup: true, logger: false })
  free.listen(0, '127.0.0.1')
  await once(free.server, 'listening')
  const port = portOf(free.server.address())
  await new Promise<void>((resolve) => free.close(resolve))
  const { bad } = await run({ DATA_DIR, SMTP_URL: `smtp://127.0.0.1:${port}`, REDIS_URL: `redis://127.0.0.1:${port}` })
  expect(bad.filter((line) => /^BAD {3}(redis|files|mail) /.test(line))).toEqual([
    expect.stringMatching(/does not answer: .*ECONNREFUSED.*Check REDIS_URL/),
    expect.stringContaining('Let this user write there'),
    expect.stringMatching(/127\.0\.0\.1 refuses: .*ECONNREFUSED/),
  ])
})
