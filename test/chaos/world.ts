import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { pino } from 'pino'
import { ensureBuilt, serverArguments } from '#server/bootstrap/tools.mjs'
import { type Application, compose } from '#server/compose.ts'
import { loadConfig } from '#server/config.ts'
import { type MortalCluster, mortalCluster } from '#test/support/mortal-cluster.ts'
import { type Started, startProcess } from '#test/support/process.ts'

/** Is told how it goes for those who buy. */
export type Watcher = {
  /** What a request was answered; nothing where no answer came. */
  note(path: string, reply: { status: number; code: string } | undefined): void
  /** How long somebody asked until an answer was final. */
  waited(ms: number): void
  /** Nobody begins anything new: what comes now is a few who end what they began. */
  closing(): void
}

/** Where people buy, and an application of our own on the same data to look inside. */
export type Place = {
  application: Application
  /** Where the server listens now. */
  url(): string
  readonly watcher?: Watcher
}

/** A PostgreSQL that may die, and a server process that may die. */
export type World = Place & {
  cluster: MortalCluster
  /** What it has said since it started. */
  said(): string
  /** Which process it is; none once it has ended. */
  pid(): number | undefined
  /** Ends the server at once, as a power cut does, and starts it again, with other settings where some are given. */
  killServer(others?: Record<string, string>): Promise<void>
  /** One more server on the same data, with settings of its own; it ends with the world at the latest. */
  another(settings: Record<string, string>): Promise<Another>
  close(): Promise<void>
}

export type Another = { process: Started; url: string; end(): void }
/** Where a process may be killed, and people may go to another meanwhile. */
export type Perilous = Place & {
  killServer(): Promise<void>
  another(settings: Record<string, string>): Promise<Pick<Another, 'url' | 'end'>>
}

export async function makeWorld({ run = 'api,jobs', log = 'silent' } = {}): Promise<World> {
  await ensureBuilt()
  const cluster = await mortalCluster()
  const data_dir = await mkdtemp(join(tmpdir(), 'rihla-chaos-'))
  const settings = {
    NODE_ENV: 'test',
    LOG_LEVEL: log,
    DATA_DIR: data_dir,
    RATE_LIMIT_PER_MINUTE: '0',
    // Each buyer comes from an address of their own: limits per network are not what is on trial.
    TRUST_PROXY: '1',
    DATABASE_URL: cluster.url,
    RIHLA_DEMO: '1',
  }
  let port = 0
  const start = async (others: Record<string, string> = {}): Promise<Started> => {
    // As built it starts in a third of the time, and here it starts often.
    const started = startProcess({ ...settings, PORT: String(port), RUN: run, ...others }, serverArguments)
    port = await started.port()
    return started
  }
  let server = await start()
  // After the first start: that one makes the tables and the installation's secrets.
  const config = loadConfig({ ...settings, PORT: String(port), RUN: 'web' })
  const application = await compose(config, pino({ level: 'silent' }), cluster.url)
  const others: Started[] = []
  return {
    cluster,
    application,
    async another(own) {
      const started = startProcess({ ...settings, RUN: 'api', ...own }, serverArguments)
      others.push(started)
      const end = () => void started.child.kill('SIGKILL')
      return { process: started, url: `http://localhost:${await started.port()}`, end }
    },
    url: () => `http://localhost:${port}`,
    said: () => server.said(),
    pid: () => (server.child.exitCode === null && server.child.signalCode === null ? server.child.pid : undefined),
    async killServer(different) {
      server.child.kill('SIGKILL')
      await server.ended
      server = await start(different)
    },
    async close() {
      for (const one of [server, ...others]) {
        one.child.kill('SIGKILL')
        await one.ended
      }
      await application.close()
      await cluster.remove()
      await rm(data_dir, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

/** The database is killed and started again. */
export async function restart({ cluster }: World): Promise<void> {
  await cluster.kill()
  await cluster.start()
}

/** Until it holds; what never does is a finding. */
export async function until(what: string, holds: () => Promise<boolean>, { seconds = 60, everyMs = 200 } = {}) {
  const end = Date.now() + seconds * 1000
  while (Date.now() < end) {
    if (await holds()) return
    await sleep(everyMs)
  }
  throw new Error(`never came true: ${what}`)
}
