import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import { databasesAt } from '#database/embedded/for-tests.ts'
import { listen } from '#test/support/raw.ts'
import { testApp } from '#test/support/test-app.ts'
import { makeWire, type Wire } from '#test/support/wire.ts'
import { type Application, compose } from '../compose.ts'
import { loadConfig } from '../config.ts'
import { buildApp } from './app.ts'

const databases = databasesAt(inject('cluster'))
const name = `readiness_${process.pid}`
let wire: Wire
let application: Application
let app: FastifyInstance
let folder = ''

beforeAll(async () => {
  await databases.createDatabase(name, 'template_house')
  wire = await makeWire(inject('cluster'))
  folder = await mkdtemp(join(tmpdir(), 'rihla-readiness-'))
  const settings = { NODE_ENV: 'test', DATA_DIR: folder, RUN: 'api', DATABASE_POOL: '2', RATE_LIMIT_PER_MINUTE: '0' }
  // Long enough that an honest statement on a busy machine is not taken for a silent one.
  const config = loadConfig({ ...settings, DATABASE_STATEMENT_SECONDS: '2' })
  application = await compose(config, pino({ level: 'silent' }), wire.url(name))
  application.pool.options.connectionTimeoutMillis = 1000
  app = await buildApp(application)
})
afterAll(async () => {
  wire.unmute()
  await app.close()
  await application.close()
  await wire.close()
  await databases.dropDatabase(name)
  await rm(folder, { recursive: true, force: true })
})

const readyIn = async (server: FastifyInstance) => {
  const reply = await server.inject({ method: 'GET', url: '/readyz' })
  return { code: reply.statusCode, ...reply.json() }
}
const listing = '/api/v3/umroh/search'
const statusOf = async (url: string) =>
  (await app.inject({ method: 'GET', url, headers: { host: 'localhost' } })).statusCode

test('a database that falls silent makes a process not ready and its listings fail, until it speaks again', async () => {
  expect(await statusOf(listing)).toBe(200)
  expect(await readyIn(app)).toEqual({
    ...{ code: 200, status: 'ready' },
    ...{ running: true, database: true, queue: true, listings: true },
  })
  wire.mute()
  // What was read before is not enough: someone waits for what has changed since.
  const waiting = [statusOf(listing), statusOf(listing)]
  const probes = Array.from({ length: 20 }, () => readyIn(app))
  expect(await probes[0]).toMatchObject({ code: 503, status: 'not ready', running: true, database: false })
  // However many ask, each part is looked at once: those who ask do not take the connections from those who buy.
  expect(application.pool.waitingCount).toBeLessThan(3)
  expect(await Promise.all(waiting)).toEqual([503, 503])
  wire.unmute()
  await vi.waitFor(async () => expect(await readyIn(app)).toMatchObject({ code: 200 }), { timeout: 25_000 })
  expect(await statusOf(listing)).toBe(200)
})

test('a process that cannot load its listings is not ready, though the database answers', async () => {
  const home = await testApp({ RUN: 'api' })
  await home.application.pool.query('alter table listings rename to listings_gone')
  expect(await readyIn(home.app)).toMatchObject({ code: 503, database: true, listings: false })
  await home.application.pool.query('alter table listings_gone rename to listings')
  expect(await readyIn(home.app)).toMatchObject({ code: 200, listings: true })
  await home.close()
})

test('pages are not ready when the API they ask is not', async () => {
  const api = await testApp({ RUN: 'api' })
  const port = await listen(api.app)
  const pages = await testApp({ RUN: 'web', API_URL: `http://127.0.0.1:${port}` })
  expect(await readyIn(pages.app)).toMatchObject({ code: 200, api: true })
  api.application.state.is_stopping = true
  expect(await readyIn(api.app)).toMatchObject({ code: 503, running: false })
  expect(await readyIn(pages.app)).toMatchObject({ code: 503, status: 'not ready', database: true, api: false })
  await api.close()
  expect(await readyIn(pages.app)).toMatchObject({ code: 503, api: false })
  await pages.close()
})
