import { once } from 'node:events'
import { existsSync, readdirSync } from 'node:fs'
import { chown, mkdir, realpath, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { socketPort } from '#database/embedded/address.ts'
import { makeDatabase } from '#database/embedded/ask.ts'
import { databasesAt, endingWithStdin, type TestCluster } from '#database/embedded/for-tests.ts'
import { runAs, serverUser } from '#database/embedded/run-as.ts'
import { readLog, serverFlags, spawnServer, untilAnswer } from '#database/embedded/server.ts'
import { makeSocketFolder } from '#database/embedded/socket-folder.ts'

const installed = '/usr/lib/postgresql'
const programs = ['initdb', 'postgres', 'pg_dump', 'pg_restore']

/** Folders of whole PostgreSQLs that Debian has installed, newest first: the packages of npm have no pg_dump. */
export const installedBins = (): string[] =>
  (existsSync(installed) ? readdirSync(installed) : [])
    .filter((major) => Number(major) >= 15)
    .sort((a, b) => Number(b) - Number(a))
    .map((major) => join(installed, major, 'bin'))
    .filter((bin) => programs.every((program) => existsSync(join(bin, program))))

/** A cluster of that PostgreSQL for one test file, gone with it even when it is killed. */
export async function installedCluster(bin: string): Promise<TestCluster> {
  const user = await serverUser('')
  const folder = await realpath(await makeSocketFolder(user))
  const [cluster, log] = [join(folder, 'cluster'), join(folder, 'postgres.log')]
  await mkdir(cluster, { mode: 0o700 })
  if (user) await chown(cluster, user.uid, user.gid)
  const auth = ['--auth-local=trust', '--auth-host=reject', '--encoding=UTF8', '--locale=C.UTF-8', '--no-sync']
  await runAs(user, join(bin, 'initdb'), ['-D', cluster, '-U', 'postgres', ...auth])
  const server = [join(bin, 'postgres'), ...serverFlags(cluster, folder), '-c', 'fsync=off']
  const child = await spawnServer({ user, command: endingWithStdin(server, folder), log, stdin: 'pipe' })
  const address = { host: folder, port: socketPort, password: '' }
  const answer = await untilAnswer(child, { address, site: { folder, cluster, user, moved: true } }, ['ready'])
  if (!answer) throw new Error(await readLog(log, 0, child))
  await makeDatabase(address)
  const stop = async () => {
    child.ref()
    const ended = once(child, 'exit')
    child.stdin?.end()
    await ended
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  }
  return { ...databasesAt(address), address, stop }
}
