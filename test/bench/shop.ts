import { spawn } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { startEmbedded } from '#database/embedded/start.ts'
import { type Application, compose } from '#server/compose.ts'
import { loadConfig } from '#server/config.ts'
import { buildApp } from '#server/http/app.ts'
import type { TestApp } from '#test/support/test-app.ts'
import type { GatewayAccount } from './doku.ts'
import type { Load } from './load.ts'
import type { Errand } from './sender.ts'
import type { BenchServer, Target } from './server.ts'

/** The server under load, and an application of our own on the same data: to prepare, to record and to look inside. */
export type Shop = { server: BenchServer; home: TestApp; application: Application; gateway: GatewayAccount }

export async function openShop(server: BenchServer): Promise<Shop> {
  const embedded = await startEmbedded({ dataDir: join(server.data_dir, 'postgres'), say: () => undefined })
  const config = loadConfig({
    NODE_ENV: 'production',
    RIHLA_DEMO: '1',
    DATA_DIR: server.data_dir,
    RATE_LIMIT_PER_MINUTE: '0',
    TRUST_PROXY: '1',
    RUN: 'api',
  })
  const application = await compose(config, pino({ level: 'silent' }), embedded.url)
  const app = await buildApp(application)
  await app.ready()
  const { doku } = application.outside.sandbox.gateways
  if (!doku) throw new Error('the bench pays at the sandbox')
  const close = async () => {
    await app.close()
    await application.close()
    await embedded.stop()
  }
  return { server, application, gateway: doku, home: { application, app, sentTo: () => Promise.resolve([]), close } }
}

type Wish<E> = E extends Errand ? Omit<E, 'url' | 'seconds' | 'connections'> : never
export type Answered = Load & { done: number; statuses: Record<string, number>; cpu_ms: number }

/** Sends from a second process; gives how it went and what an answer cost the server. */
export async function sendAll(
  { server }: { server: Target },
  errand: Wish<Errand>,
  { seconds = 6, connections = 20 } = {},
): Promise<Answered> {
  const folder = await mkdtemp(join(tmpdir(), 'rihla-errand-'))
  const file = join(folder, 'errand.json')
  await writeFile(file, JSON.stringify({ url: server.url, seconds, connections, ...errand }))
  const before = (await server.measure()).cpu_ms
  const result = await reply(file)
  const used = (await server.measure()).cpu_ms - before
  await rm(folder, { recursive: true })
  const wrong = Object.entries(result.statuses).filter(([status]) => status !== '200')
  const errors = wrong.reduce((sum, [, times]) => sum + times, 0)
  return { ...result, errors, cpu_ms: used / Math.max(1, result.done) }
}

function reply(file: string): Promise<Omit<Answered, 'cpu_ms'>> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['test/bench/sender.ts', file], { stdio: ['ignore', 'pipe', 'inherit'] })
    let text = ''
    child.stdout.on('data', (chunk: Buffer) => {
      text += chunk.toString()
    })
    child.on('error', reject)
    child.on('exit', (code) => (code === 0 ? resolve(JSON.parse(text)) : reject(new Error(`sender ended ${code}`))))
  })
}
