import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { endingWithStdin } from '#database/embedded/for-tests.ts'

const program = '/usr/bin/redis-server'

/** Nothing of npm brings Redis: where Debian has not installed it, a test says so and is left out. */
export const hasRedis = (): boolean => existsSync(program)
export const noRedis = `no ${program}: nothing was tried with Redis`

export type InstalledRedis = {
  url: string
  start(): Promise<void>
  kill(): Promise<void>
  /** Keeps its connections and answers nothing. */
  pause(): void
  resume(): void
  remove(): Promise<void>
}

/** A Redis of one test's own at one address, which may be killed and started again; gone with the test even when that is killed. */
export async function installedRedis(): Promise<InstalledRedis> {
  const folder = await mkdtemp(join(tmpdir(), 'rihla-redis-'))
  const port = await freePort()
  const flags = ['--bind', '127.0.0.1', '--port', String(port), '--dir', folder, '--save', '', '--appendonly', 'no']
  const [command = '', ...args] = endingWithStdin([program, ...flags])
  let child: ChildProcess | undefined
  const start = async () => {
    const started = spawn(command, args, { stdio: ['pipe', 'pipe', 'ignore'] })
    child = started
    let said = ''
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    started.stdout.on('data', (chunk: Buffer) => {
      said += chunk
      if (said.includes('Ready to accept connections')) resolve()
    })
    started.once('exit', () => reject(new Error(said)))
    await promise
  }
  const kill = async () => {
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill('SIGKILL')
    await ended
  }
  await start()
  return {
    url: `redis://127.0.0.1:${port}`,
    start,
    kill,
    pause: () => void child?.kill('SIGSTOP'),
    resume: () => void child?.kill('SIGCONT'),
    async remove() {
      await kill()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  return typeof address === 'object' ? (address?.port ?? 0) : 0
}
