import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { callKey } from '#core/call.ts'
import { connect } from '#database/connect.ts'
import { runMigrations } from '#database/migrations.ts'
import { seedTenants } from '#demo/tenants.ts'
import { bind, boom, find, testCalls } from '#test/support/calls.ts'
import { type MortalCluster, mortalCluster } from '#test/support/mortal-cluster.ts'
import { type Application, compose } from './compose.ts'
import { loadConfig } from './config.ts'
import { buildApp } from './http/app.ts'
import { builtSite } from './site.ts'

let cluster: MortalCluster
let application: Application
let folder = ''
let app: Awaited<ReturnType<typeof buildApp>>
const deaths: unknown[] = []
const note = (error: unknown) => void deaths.push(error)

beforeAll(async () => {
  cluster = await mortalCluster()
  const { db, pool, close } = connect(cluster.url, { size: 2, onError: () => undefined })
  await runMigrations(pool, process.cwd())
  await seedTenants(db)
  await close()
  folder = await mkdtemp(join(tmpdir(), 'rihla-down-'))
  const config = loadConfig({ NODE_ENV: 'test', DATA_DIR: folder, RUN: 'web,api', RATE_LIMIT_PER_MINUTE: '0' })
  const made = await compose(config, pino({ level: 'silent' }), cluster.url)
  const sleeping = bind(boom, async ({ db }) => {
    await db.execute(sql`select pg_sleep(20)`)
    return {}
  })
  const asking = bind(find, async ({ db }, { id, page }) => {
    await db.execute(sql`select 1`)
    return { id, page }
  })
  const own = [...testCalls, sleeping, asking].map((bound) => [callKey(bound.call), bound] as const)
  application = { ...made, calls: new Map([...made.calls, ...own]) }
  app = await buildApp(application, builtSite(process.cwd()))
  process.on('uncaughtException', note).on('unhandledRejection', note)
})
afterAll(async () => {
  process.off('uncaughtException', note).off('unhandledRejection', note)
  await app.close()
  await application.close()
  await cluster.remove()
  await rm(folder, { recursive: true, force: true })
})

const get = (url: string) => app.inject({ method: 'GET', url, headers: { host: 'localhost' } })

/** Until that many statements are at work that take long. */
async function untilBusy(calls: number) {
  const { db, close } = connect(cluster.url, { size: 1, onError: () => undefined })
  const busy = sql`select count(*)::int as n from pg_stat_activity where state = 'active' and query = 'select pg_sleep(20)'`
  await vi.waitFor(async () => expect((await db.execute(busy)).rows).toEqual([{ n: calls }]), { timeout: 20_000 })
  await close()
}

test('a database that dies under twelve open calls gives 503s, and is back once it is back', async () => {
  expect((await get('/api/v3/test/things/a')).statusCode).toBe(200)
  // A page that people have just seen is shown as it was.
  expect((await get('/')).statusCode).toBe(200)
  const open = Array.from({ length: 12 }, () => get('/api/v3/test/boom'))
  await untilBusy(12)
  await cluster.kill()
  for (const reply of await Promise.all(open)) expect([reply.statusCode, reply.json().code]).toEqual([503, 'F-SRV-5x3'])
  expect((await get('/api/v3/test/things/a')).statusCode).toBe(503)
  expect((await get('/readyz')).statusCode).toBe(503)
  expect((await get('/healthz')).statusCode).toBe(200)
  expect((await get('/')).statusCode).toBe(200)
  expect((await get('/umroh')).statusCode).toBe(503)
  await cluster.start()
  expect((await get('/api/v3/test/things/a')).statusCode).toBe(200)
  expect((await get('/readyz')).statusCode).toBe(200)
  expect(deaths).toEqual([])
})

test('a call that waits for a connection longer than five seconds is told to come again', async () => {
  const { pool, config } = application
  const held = await Promise.all(Array.from({ length: config.DATABASE_POOL }, () => pool.connect()))
  expect(pool.options.connectionTimeoutMillis).toBe(5000)
  pool.options.connectionTimeoutMillis = 50
  const reply = await get('/api/v3/test/things/a')
  pool.options.connectionTimeoutMillis = 5000
  expect(reply.statusCode).toBe(503)
  for (const client of held) client.release()
})
