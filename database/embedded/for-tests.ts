import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { realpath, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { type Address, socketPort, urlOf } from './address.ts'
import { createDatabase, dropDatabase, makeDatabase } from './ask.ts'
import { type Binaries, findPackage, prepareBinaries } from './binaries.ts'
import { makeCluster } from './cluster.ts'
import { programError } from './errors.ts'
import { serverUser } from './run-as.ts'
import { launch, readLog, type Server, serverFlags, spawnServer, untilAnswer } from './server.ts'
import type { Site } from './site.ts'
import { makeSocketFolder } from './socket-folder.ts'

export type TestDatabases = {
  url(database: string): string
  createDatabase(name: string, template?: string): Promise<void>
  dropDatabase(name: string): Promise<void>
}
export type TestCluster = TestDatabases & { address: Address; stop(): Promise<void> }

// Nothing here needs to outlive the run.
const fast = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'].flatMap((flag) => ['-c', flag])

// The server's stdin is our pipe: it closes when we end, however we end, and the watcher clears everything away.
const watched = (afterwards: string) => `exec 3<&0 </dev/null
( read -r _ <&3; kill -QUIT $$
  for _ in 1 2 3 4 5 6 7 8 9 10; do kill -0 $$ && sleep 0.1; done
  ${afterwards} ) 2>/dev/null &
exec 3<&- "$@"`

/** A command that ends when its stdin does; with a folder, that goes too. */
export const endingWithStdin = (command: readonly string[], folder?: string): string[] =>
  folder
    ? ['/bin/sh', '-c', watched('rm -rf "$0"'), folder, ...command]
    : ['/bin/sh', '-c', watched('true'), 'sh', ...command]

/** A cluster for one test run, gone afterwards even when the run is killed. */
export async function testCluster(): Promise<TestCluster> {
  const user = await serverUser('')
  const folder = await realpath(await makeSocketFolder(user))
  const site = { folder, cluster: join(folder, 'cluster'), user, moved: true }
  const binaries = await prepareBinaries(findPackage(process.platform, process.arch), site, () => undefined)
  await makeCluster(site, binaries, ['--no-sync'])
  const server = process.platform === 'win32' ? await onWindows(site, binaries) : await startTestServer(site, binaries)
  await makeDatabase(server.address)
  const stop = async () => {
    await server.stop()
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  }
  return { ...databasesAt(server.address), address: server.address, stop }
}

/** The databases of a test cluster that another process started (its `address` can be handed over as JSON). */
export function databasesAt(address: Address): TestDatabases {
  return {
    url: (database) => urlOf(address, 'rihla', database),
    createDatabase: (name, template) => createDatabase(address, name, template),
    dropDatabase: (name) => dropDatabase(address, name),
  }
}

async function startTestServer(site: Site, binaries: Binaries): Promise<Server> {
  const address = { host: site.folder, port: socketPort, password: '' }
  const log = join(site.folder, 'postgres.log')
  const server = [binaries.postgres, ...serverFlags(site.cluster, site.folder), ...fast]
  const command = endingWithStdin(server, site.folder)
  const child = await spawnServer({ user: site.user, command, log, stdin: 'pipe' })
  const answer = await untilAnswer(child, { address, site }, ['ready'])
  if (!answer) throw programError(await readLog(log, 0, child), site.folder)
  return { address, ended: once(child, 'exit').then(() => undefined), stop: () => letGo(child) }
}

async function letGo(child: ChildProcess) {
  child.ref()
  const ended = once(child, 'exit')
  child.stdin?.end()
  await ended
}

async function onWindows(site: Site, binaries: Binaries): Promise<Server> {
  const server = await launch({ site, binaries, say: () => undefined })
  if (!server) throw new Error(`PostgreSQL could not start in ${site.folder}.`)
  return server
}
