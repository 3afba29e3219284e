import { join } from 'node:path'
import closeWithGrace from 'close-with-grace'
import { startEmbedded } from '#database/embedded/start.ts'
import { prepareDatabase } from '#database/prepare.ts'
import { compose } from './compose.ts'
import { ConfigError, loadConfig } from './config.ts'
import { buildApp } from './http/app.ts'
import { startJobs } from './jobs/runner.ts'
import { makeLog } from './log.ts'
import { filesPort } from './outside.ts'
import { builtSite } from './site.ts'

const say = (line: string) => process.stdout.write(`${line}\n`)

async function main(): Promise<void> {
  if (Number(process.versions.node.split('.')[0]) < 24) {
    throw new ConfigError(`Rihla runs on Node 24 or newer, and this is ${process.version}: start it with "npm start"`)
  }
  const config = loadConfig()
  const log = makeLog(config)
  if (config.demo) say('Demo: embedded database and sandboxes; nothing here is real.')
  const embedded = config.DATABASE_URL
    ? undefined
    : await startEmbedded({ dataDir: join(config.data_dir, 'postgres'), say })
  const url = config.DATABASE_URL ?? embedded?.url ?? ''
  say('Preparing the database …')
  await prepareDatabase({ url, root: config.root, demo: config.demo, files: filesPort(config), say })
  const house = await compose(config, log, url)
  const site =
    config.NODE_ENV === 'development' ? await (await import('./dev-site.ts')).devSite() : builtSite(config.root)
  const app = await buildApp(house, site)
  await app.listen({ host: config.HOST, port: config.PORT })
  const address = app.server.address()
  house.state.port = typeof address === 'object' && address ? address.port : config.PORT
  await house.tenants.refresh()
  const jobs = config.RUN.includes('jobs') ? await startJobs(house, url) : undefined
  const tenantTimer = setInterval(
    () => void house.tenants.refresh().catch((error) => log.warn({ err: error }, 'tenants')),
    30_000,
  )
  say(
    `Rihla is ready: ${house.tenants
      .all()
      .map((tenant) => tenant.public_url)
      .join(' and ')}`,
  )

  closeWithGrace({ delay: 15_000, logger: false }, async ({ err }) => {
    if (err) log.error({ err }, 'stopping after a failure')
    clearInterval(tenantTimer)
    await app.close()
    await jobs?.stop()
    await house.close()
    await embedded?.stop()
    say('Rihla has stopped.')
  })
}

main().catch((error: unknown) => {
  const isExpected =
    error instanceof ConfigError || (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')
  process.stderr.write(`${isExpected ? sentence(error) : error instanceof Error ? error.stack : String(error)}\n`)
  process.exit(1)
})

function sentence(error: Error): string {
  return 'code' in error ? 'The port is taken by another program: set PORT to a free one.' : error.message
}
