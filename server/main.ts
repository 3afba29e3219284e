import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import closeWithGrace from 'close-with-grace'
import type { FastifyInstance } from 'fastify'
import { type Embedded, startEmbedded } from '#database/embedded/start.ts'
import { relistChanged } from '#modules/search/module.ts'
import { PrepareRefused, prepareDatabase } from '#server/prepare/prepare.ts'
import { type Application, compose } from './compose.ts'
import { type Config, ConfigError, loadConfig } from './config.ts'
import { followTenants } from './follow-tenants.ts'
import { buildApp } from './http/app.ts'
import { type Runner, startJobs } from './jobs/runner.ts'
import { type Log, makeLog } from './log.ts'
import { filesPort } from './outside.ts'
import { passwordHash } from './passwords.ts'
import { builtSite } from './site.ts'
import { sealOf } from './travel-documents/seal.ts'

const say = (line: string) => process.stdout.write(`${line}\n`)

/** What has been started so far; whatever ends the process stops exactly that. */
const running: {
  embedded?: Embedded
  application?: Application
  app?: FastifyInstance
  brands?: ReturnType<typeof followTenants>
  jobs?: Runner
} = {}
let isStopping = false

async function stop(): Promise<void> {
  isStopping = true
  await running.brands?.stop()
  await running.app?.close()
  await running.jobs?.stop()
  await running.application?.close()
  await running.embedded?.stop()
}

/** SIGTERM comes from what runs many processes, and is announced to it first; whoever presses Ctrl-C waits for it. */
function stopWithGrace(config: Config, log: Log): void {
  const noticeMs = 1000 * (config.STOP_NOTICE_SECONDS ?? (config.demo ? 0 : 5))
  const graceMs = 1000 * config.STOP_GRACE_SECONDS
  closeWithGrace({ delay: noticeMs + graceMs, logger: false }, async ({ err, signal }) => {
    if (err) log.error({ err }, 'stopping after a failure')
    if (running.application) running.application.state.is_stopping = true
    if (running.app && signal === 'SIGTERM') await sleep(noticeMs)
    await stop()
    say('Rihla has stopped.')
  })
}

async function main(): Promise<void> {
  if (Number(process.versions.node.split('.')[0]) < 24) {
    throw new ConfigError(`Rihla runs on Node 24 or newer, and this is ${process.version}: start it with "npm start"`)
  }
  const config = loadConfig()
  const log = makeLog(config)
  stopWithGrace(config, log)
  if (config.demo) say('Demo: embedded database and sandboxes; nothing here is real.')
  const url = await database(config, log)
  const application = await compose(config, log, url)
  running.application = application
  const address = await listen(application)
  if (config.RUN.includes('jobs')) running.jobs = await startJobs(application)
  running.brands = followTenants(application)
  running.brands.start()
  const sites = application.tenants.all().map((tenant) => tenant.public_url)
  say(`Rihla is ready: ${sites.join(' and ')} (listening on ${address})`)
}

async function database(config: Config, log: Log): Promise<string> {
  const revive = (line: string) => log.warn(line)
  const dataDir = join(config.data_dir, 'postgres')
  if (!config.DATABASE_URL) running.embedded = await startEmbedded({ dataDir, say, revive })
  const url = config.DATABASE_URL ?? running.embedded?.url ?? ''
  say('Preparing the database …')
  await prepareDatabase({
    url: config.DATABASE_DIRECT_URL ?? url,
    root: config.root,
    demo: config.demo,
    files: filesPort(config),
    passwordHash,
    seal: sealOf(config.documents_secrets).seal,
    say,
    list: relistChanged,
  })
  return url
}

async function listen(application: Application): Promise<string> {
  const { config } = application
  const site =
    config.NODE_ENV === 'development' ? await (await import('./dev-site.ts')).devSite() : builtSite(config.root)
  const app = await buildApp(application, config.RUN.includes('web') ? site : undefined)
  running.app = app
  const address = await app.listen({ host: config.HOST, port: config.PORT })
  application.state.port = Number(new URL(address).port)
  await application.tenants.refresh()
  return address
}

main().catch(async (error: unknown) => {
  if (isStopping) return
  process.stderr.write(`${sentence(error)}\n`)
  await stop().catch(() => undefined)
  process.exit(1)
})

function sentence(error: unknown): string {
  if (error instanceof ConfigError || error instanceof PrepareRefused) return error.message
  if (!(error instanceof Error)) return String(error)
  const isTaken = 'code' in error && error.code === 'EADDRINUSE'
  return isTaken ? 'The port is taken by another program: set PORT to a free one.' : (error.stack ?? error.message)
}
