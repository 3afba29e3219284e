import { compose } from '#server/compose.ts'
import { buildApp } from '#server/http/app.ts'
import type { TestApp } from './test-app.ts'

/** Another process of the same installation, but within this one: the same settings, secrets and database. */
export async function anotherNode({ application: { config, log, pool } }: TestApp) {
  const application = await compose(config, log, String(pool.options.connectionString))
  application.pool.options.connectionTimeoutMillis = 30_000
  const app = await buildApp(application)
  const port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port)
  const close = async () => {
    await app.close()
    await application.close()
  }
  return { application, app, port, close }
}
