import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { type Logger, pino } from 'pino'
import { inject as provided } from 'vitest'
import { callKey } from '#core/call.ts'
import { databasesAt } from '#database/embedded/for-tests.ts'
import { type Application, compose } from '#server/compose.ts'
import { loadConfig } from '#server/config.ts'
import { buildApp, type Site } from '#server/http/app.ts'
import { deliverAll } from '#server/jobs/deliver.ts'
import type { Bound } from '#server/pipeline.ts'

export type TestApp = {
  application: Application
  app: FastifyInstance
  /** What was mailed or messaged to an address, newest first, after the outbox was emptied. */
  sentTo(address: string): Promise<{ subject: string; text: string; html: string }[]>
  close(): Promise<void>
}

let count = 0

type Extras = {
  site?: Site
  log?: Logger
  /** Calls that only this test knows. */
  calls?: readonly Bound[]
  /** The database it copies. */
  template?: string
  /** Other ways to its database, by the one that leads straight there. */
  ways?: (direct: string) => Record<string, string>
}

/** An application of its own for one test file: real database, real pipeline, sandboxes; nothing listens unless asked. */
export async function testApp(settings: Record<string, string> = {}, extras: Extras = {}): Promise<TestApp> {
  const databases = databasesAt(provided('cluster'))
  const name = `house_${process.pid}_${count++}`
  await databases.createDatabase(name, extras.template ?? 'template_house')
  const direct = databases.url(name)
  const data_dir = settings.DATA_DIR ?? (await mkdtemp(join(tmpdir(), 'rihla-test-')))
  const config = loadConfig({
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    DATA_DIR: data_dir,
    PORT: '0',
    RATE_LIMIT_PER_MINUTE: '0',
    RUN: 'web,api',
    ...settings,
    ...extras.ways?.(direct),
  })
  const made = await compose(config, extras.log ?? pino({ level: 'silent' }), config.DATABASE_URL ?? direct)
  // On a busy machine a test may wait longer than a person would.
  made.pool.options.connectionTimeoutMillis = 30_000
  const own = (extras.calls ?? []).map((bound) => [callKey(bound.call), bound] as const)
  const application = { ...made, calls: new Map([...made.calls, ...own]) }
  const app = await buildApp(application, extras.site)
  await app.ready()
  const box = application.outside.sandbox.mailbox
  return {
    application,
    app,
    async sentTo(address) {
      await deliverAll(application)
      return box ? box.list({ to: address }) : []
    },
    async close() {
      await app.close()
      await application.close()
      await databases.dropDatabase(name)
      await rm(data_dir, { recursive: true, force: true })
    },
  }
}

/** One call over HTTP as an outside client makes it. */
export async function ask(
  { app }: { app: FastifyInstance },
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  url: string,
  options: { body?: object; token?: string; headers?: Record<string, string> } = {},
) {
  const reply = await app.inject({
    method,
    url,
    headers: {
      host: 'localhost',
      ...(options.token && { authorization: `Bearer ${options.token}` }),
      ...options.headers,
    },
    ...(options.body && { payload: options.body }),
  })
  return { status: reply.statusCode, body: reply.json(), headers: reply.headers }
}
