import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { open, readFile, rename, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Address, lastAddress, socketPort, windowsAddress } from './address.ts'
import { type Answer, ask } from './ask.ts'
import type { Binaries } from './binaries.ts'
import { inFolder, programError } from './errors.ts'
import { isOccupied, letGoOfStalePid } from './pid-file.ts'
import { bareEnvironment, runAs, type User } from './run-as.ts'
import type { Site } from './site.ts'
import { makeSocketFolder, removeSocketFolder } from './socket-folder.ts'

export type Server = {
  address: Address
  /** Comes when the server is no more, whoever ended it; never on Windows, where it is not our child. */
  ended: Promise<void>
  stop(): Promise<void>
}
type Plan = { site: Site; binaries: Binaries; address: Address; log: string }
type Spawning = { user: User; command: string[]; log: string; stdin: 'ignore' | 'pipe' }

/** How long recovery after a crash may take; with max_wal_size at its 1 GB it is seconds. */
export const patienceSeconds = 120
const stopSeconds = 30
const logLimitBytes = 10 * 1024 * 1024

type Launch = {
  site: Site
  binaries: Binaries
  say: (line: string) => void
  /** Where it was before it died: those who know it look for it there. */
  again?: Address
}

/** Starts the server and waits until it answers; undefined when another server holds the cluster. */
export async function launch({ site, binaries, say, again }: Launch): Promise<Server | undefined> {
  const before = await lastAddress(site.cluster)
  const [address, log] = [again ?? (await newAddress(site)), join(site.folder, 'postgres.log')]
  const plan = { site, binaries, address, log }
  const logged = await turnLog(log)
  const child = await spawnServer({ user: site.user, command: command(plan), log, stdin: 'ignore' })
  // The first answer proves that the pid file was a leftover, not another server's.
  const answer = await untilAnswer(child, plan, ['busy', 'ready'])
  if (answer && before) say('The database was not shut down properly; PostgreSQL recovers it now.')
  if (answer && (await untilAnswer(child, plan, ['ready']))) {
    // The folder of a server that was killed.
    if (before && before.host !== address.host) await removeSocketFolder(before.host, site.user)
    return { address, ended: endOf(child), stop: () => stop(child, plan) }
  }
  if (!again) await removeSocketFolder(address.host, site.user)
  const output = await readLog(log, logged, child)
  if (!isOccupied(output)) throw programError(output, site.folder)
  await letGoOfStalePid(site.cluster)
  return undefined
}

async function newAddress(site: Site): Promise<Address> {
  if (process.platform === 'win32') return windowsAddress(site.cluster)
  return { host: await makeSocketFolder(site.user), port: socketPort, password: '' }
}

/** What every start insists on, whatever postgresql.conf says. */
export function serverFlags(cluster: string, socketFolder: string): string[] {
  const flags = ['listen_addresses=', `unix_socket_directories=${socketFolder}`, 'unix_socket_permissions=0700']
  return ['-D', cluster, '-p', String(socketPort), ...flags.flatMap((flag) => ['-c', flag])]
}

function command({ site, binaries, address, log }: Plan): string[] {
  const safe = ['-c', 'fsync=on', '-c', `shared_preload_libraries=${binaries.preload.join(',')}`]
  if (process.platform !== 'win32') return [binaries.postgres, ...serverFlags(site.cluster, address.host), ...safe]
  // postgres.exe refuses an administrator; pg_ctl gives the rights away first.
  const flags = `-p ${address.port} -c listen_addresses=${address.host} -c fsync=on`
  return [binaries.pgCtl, 'start', '-w', '-t', String(patienceSeconds), '-D', site.cluster, '-l', log, '-o', flags]
}

/** A process group of its own, so that Ctrl-C in the terminal leaves the stopping to us. */
export async function spawnServer({ user, command, log, stdin }: Spawning): Promise<ChildProcess> {
  const [program = '', ...args] = command
  const file = await inFolder(log, () => open(log, 'a', 0o600))
  const options = { ...user, cwd: '/', env: bareEnvironment, detached: true, windowsHide: true }
  const child = spawn(program, args, { ...options, stdio: [stdin, file.fd, file.fd] })
  child.on('error', () => undefined)
  child.unref()
  await file.close()
  return child
}

type Target = { address: Address; site: Site }

/** Waits for one of these answers; undefined when the server's process ended first. */
export async function untilAnswer(child: ChildProcess, { address, site }: Target, awaited: Answer[]) {
  const until = Date.now() + patienceSeconds * 1000
  while (Date.now() < until) {
    if (hasFailed(child)) return undefined
    const answer = await ask(address, site.cluster)
    if (awaited.includes(answer)) return answer
    await sleep(30)
  }
  throw new Error(`PostgreSQL in ${site.folder} is not ready after ${patienceSeconds} seconds: see its postgres.log.`)
}

function hasEnded(child: ChildProcess): boolean {
  return child.pid === undefined || child.exitCode !== null || child.signalCode !== null
}

function hasFailed(child: ChildProcess): boolean {
  // pg_ctl ends well once the server runs.
  return hasEnded(child) && !(process.platform === 'win32' && child.exitCode === 0)
}

function endOf(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (process.platform === 'win32') return
    if (hasEnded(child)) resolve()
    child.once('exit', () => resolve())
  })
}

async function stop(child: ChildProcess, { site, binaries, address }: Plan) {
  if (process.platform === 'win32') {
    await runAs(site.user, binaries.pgCtl, ['stop', '-m', 'fast', '-D', site.cluster])
    return
  }
  if (hasEnded(child)) return
  child.ref()
  const ended = once(child, 'exit')
  // SIGINT is a fast shutdown; SIGQUIT, when it hangs, loses nothing either but needs recovery.
  child.kill('SIGINT')
  const impatience = setTimeout(() => child.kill('SIGQUIT'), stopSeconds * 1000)
  await ended
  clearTimeout(impatience)
  await removeSocketFolder(address.host, site.user)
}

/** Starts a new log when the old one is long; gives the length of what is already in it. */
async function turnLog(log: string): Promise<number> {
  const size = await stat(log).then(
    (stats) => stats.size,
    () => 0,
  )
  if (size < logLimitBytes) return size
  await rename(log, `${log}.1`)
  return 0
}

/** What this process wrote to the log; another may be writing to it as well. */
export async function readLog(log: string, from: number, child: ChildProcess): Promise<string> {
  const text = (await readFile(log)).subarray(from).toString('utf8')
  const own = text.split('\n').filter((line) => line.includes(`[${child.pid}]`))
  return own.length > 0 ? own.join('\n') : text
}
