import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { databasesAt } from '#database/embedded/for-tests.ts'

const databases = databasesAt(inject('cluster'))
const name = `untraced_${process.pid}`
let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rihla-untraced-'))
  await databases.createDatabase(name, 'template_house')
})
afterAll(async () => {
  await databases.dropDatabase(name)
  await rm(folder, { recursive: true, force: true })
})

// A process of its own, whose loader has loaded nothing but the product. The empty api comes with the client of metrics.
const program = `
import { createRequire } from 'node:module'
import { pino } from 'pino'
import { compose } from './server/compose.ts'
import { loadConfig } from './server/config.ts'
const application = await compose(loadConfig(), pino({ level: 'silent' }), process.env.DATABASE_URL)
await application.pool.query('select 1')
const loaded = Object.keys(createRequire(import.meta.url).cache).filter((path) => /@opentelemetry.(?!api.)/.test(path))
process.stdout.write(JSON.stringify({ loaded: loaded.length, traces: application.traces !== undefined }))
await application.close()
`

async function composed(settings: Record<string, string>) {
  const env = {
    PATH: process.env.PATH,
    NODE_ENV: 'test',
    DATA_DIR: folder,
    DATABASE_URL: databases.url(name),
    ...settings,
  }
  const args = ['--input-type=module', '-e', program]
  const { stdout } = await promisify(execFile)(process.execPath, args, { env })
  return JSON.parse(stdout)
}

test('nothing that makes or sends traces is loaded unless a collector is configured', async () => {
  expect(await composed({})).toEqual({ loaded: 0, traces: false })
  const traced = await composed({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' })
  expect([traced.traces, traced.loaded > 10]).toEqual([true, true])
}, 120_000)
