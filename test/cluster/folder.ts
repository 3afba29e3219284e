import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdir, mkdtemp, realpath } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** The one folder in which everything of a run lives. */
export type Folder = {
  path: string
  /** A folder below it, with a small disk of its own where that can be made. */
  disk(name: string, megabytes: number): Promise<{ path: string; isOwn: boolean }>
  /** Ends every program that works in it, and removes it. The same happens when this process is gone. */
  remove(): Promise<void>
}

export async function makeFolder(): Promise<Folder> {
  const path = await realpath(await mkdtemp(join(tmpdir(), 'rihla-cluster-')))
  // Engines run as users of their own.
  await chmod(path, 0o755)
  const sweeper = spawn(process.execPath, ['test/cluster/sweep.mjs', path], {
    stdio: ['pipe', 'inherit', 'inherit'],
    detached: true,
  })
  return {
    path,
    async disk(name, megabytes) {
      const place = join(path, name)
      await mkdir(place)
      if (process.getuid?.() !== 0) return { path: place, isOwn: false }
      const isOwn = await run('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', place]).then(
        () => true,
        () => false,
      )
      return { path: place, isOwn }
    },
    async remove() {
      const ended = once(sweeper, 'exit')
      sweeper.stdin?.end()
      await ended
    },
  }
}

/** So many ports that nobody uses: all are held until the last is known. */
export async function freePorts(count: number): Promise<number[]> {
  const servers = Array.from({ length: count }, () => createServer().listen(0, '127.0.0.1'))
  const ports = await Promise.all(
    servers.map(async (server) => {
      if (!server.listening) await once(server, 'listening')
      const address = server.address()
      return typeof address === 'object' && address ? address.port : 0
    }),
  )
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))))
  return ports
}
