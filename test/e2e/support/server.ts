import { type ChildProcess, spawn } from 'node:child_process'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export type Started = { url: string; data_dir: string; stop(): Promise<void> }

/** One real server for the whole run. */
export default async function startServer(): Promise<() => Promise<void>> {
  const { url, data_dir, stop } = await startSite()
  process.env.E2E_URL = url
  process.env.E2E_DATA = data_dir
  process.env.E2E_CLAIMS = join(data_dir, 'claims')
  await mkdir(process.env.E2E_CLAIMS)
  return stop
}

/** A real server: built site, embedded database, demo data, sandboxes. */
export async function startSite(): Promise<Started> {
  const data_dir = await mkdtemp(join(tmpdir(), 'rihla-e2e-'))
  const port = await freePort()
  const server = spawn(process.execPath, ['--import', './server/bootstrap/end-with-parent.mjs', 'server/main.ts'], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      RIHLA_DEMO: '1',
      PORT: String(port),
      DATA_DIR: data_dir,
      LOG_LEVEL: 'error',
      RATE_LIMIT_PER_MINUTE: '0',
      // Each test comes from an address of its own (support/site.ts): limits per network then hold within it alone.
      TRUST_PROXY: '1',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await untilReady(server)
  const stop = async () => {
    const ended = new Promise((resolve) => server.once('exit', resolve))
    server.kill('SIGTERM')
    await ended
    await rm(data_dir, { recursive: true, force: true })
  }
  return { url: `http://localhost:${port}`, data_dir, stop }
}

function untilReady(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let printed = ''
    server.stdout?.on('data', (chunk: Buffer) => {
      printed += chunk.toString()
      if (printed.includes('Rihla is ready')) resolve()
    })
    server.once('exit', (code) => reject(new Error(`the server ended with ${code}:\n${printed}`)))
  })
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
