import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { realpath, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { type Address, socketPort, urlOf } from '#database/embedded/address.ts'
import { withClient } from '#database/embedded/ask.ts'
import { endingWithStdin } from '#database/embedded/for-tests.ts'
import { serverUser } from '#database/embedded/run-as.ts'
import { spawnServer } from '#database/embedded/server.ts'
import { makeSocketFolder } from '#database/embedded/socket-folder.ts'

/** Where Debian puts PgBouncer. */
const program = '/usr/sbin/pgbouncer'
export const isPoolerInstalled = (): boolean => existsSync(program)

export type Pooler = { url(database: string): string; stop(): Promise<void> }

/** PgBouncer in transaction mode before a PostgreSQL of this machine: two connections, whoever asks. */
export async function startPooler(behind: Pick<Address, 'host'>): Promise<Pooler> {
  const user = await serverUser('')
  const folder = await realpath(await makeSocketFolder(user))
  const [settings, log] = [join(folder, 'pgbouncer.ini'), join(folder, 'pgbouncer.log')]
  const lines = [
    '[databases]',
    `* = host=${behind.host} port=${socketPort} user=rihla`,
    '[pgbouncer]',
    `unix_socket_dir = ${folder}`,
    `listen_port = ${socketPort}`,
    'auth_type = any',
    'pool_mode = transaction',
    'default_pool_size = 2',
  ]
  await writeFile(settings, `${lines.join('\n')}\n`, { mode: 0o644 })
  const child = await spawnServer({
    user,
    command: endingWithStdin([program, '-q', settings], folder),
    log,
    stdin: 'pipe',
  })
  const address = { host: folder, port: socketPort, password: '' }
  const isUp = () => withClient(urlOf(address, 'rihla', 'postgres'), (client) => client.query('select 1'))
  while (child.exitCode === null) {
    const answer = await isUp().catch(() => undefined)
    if (answer) break
    await setTimeout(30)
  }
  return {
    url: (database) => urlOf(address, 'rihla', database),
    async stop() {
      child.ref()
      const ended = once(child, 'exit')
      child.stdin?.end()
      await ended
      await rm(folder, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}
