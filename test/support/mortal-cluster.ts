import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { appendFile, cp, realpath, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { type Address, socketPort, urlOf } from '#database/embedded/address.ts'
import { makeDatabase } from '#database/embedded/ask.ts'
import { type Binaries, findPackage, prepareBinaries } from '#database/embedded/binaries.ts'
import { makeCluster } from '#database/embedded/cluster.ts'
import { endingWithStdin } from '#database/embedded/for-tests.ts'
import { runAs, serverUser } from '#database/embedded/run-as.ts'
import { serverFlags, spawnServer, untilAnswer } from '#database/embedded/server.ts'
import type { Site } from '#database/embedded/site.ts'
import { makeSocketFolder } from '#database/embedded/socket-folder.ts'

export type MortalCluster = {
  url: string
  address: Address
  kill(): Promise<void>
  start(): Promise<void>
  /** A second PostgreSQL that follows this one, and may be promoted. */
  standby(): Promise<MortalCluster>
  remove(): Promise<void>
}

// Processes of a killed server hold its memory a moment longer than it lives, and no other starts meanwhile.
const mostTries = 5

async function ownSite(): Promise<Site> {
  const user = await serverUser('')
  const folder = await realpath(await makeSocketFolder(user))
  return { folder, cluster: join(folder, 'cluster'), user, moved: true }
}

/** A PostgreSQL of one test's own, which may be killed and started again at the same address. */
export async function mortalCluster(): Promise<MortalCluster> {
  const site = await ownSite()
  const binaries = await prepareBinaries(findPackage(process.platform, process.arch), site, () => undefined)
  await makeCluster(site, binaries, ['--no-sync'])
  const cluster = runnable(site, binaries)
  await cluster.start()
  await makeDatabase(cluster.address)
  return cluster
}

function runnable(site: Site, binaries: Binaries): MortalCluster {
  const { folder, user } = site
  const address: Address = { host: folder, port: socketPort, password: '' }
  const command = endingWithStdin([binaries.postgres, ...serverFlags(site.cluster, folder)])
  let child: ChildProcess | undefined
  const start = async () => {
    for (let tries = 0; tries < mostTries; tries++) {
      child = await spawnServer({ user, command, log: join(folder, 'postgres.log'), stdin: 'pipe' })
      if (await untilAnswer(child, { address, site }, ['ready'])) return
      await setTimeout(500)
    }
    throw new Error('PostgreSQL did not start')
  }
  const kill = async () => {
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    child.ref()
    const ended = once(child, 'exit')
    child.kill('SIGKILL')
    await ended
  }
  const remove = async () => {
    await kill()
    await rm(folder, { recursive: true, force: true, maxRetries: 10 })
  }
  const standby = async () => {
    await kill()
    const own = await ownSite()
    await copyCluster(site, own)
    const follower = runnable(own, binaries)
    await start()
    await follower.start()
    return follower
  }
  return { url: urlOf(address, 'rihla', 'rihla'), address, kill, start, standby, remove }
}

/** What lies there while nobody writes to it, as a standby of whoever does next. */
async function copyCluster(from: Site, to: Site): Promise<void> {
  await cp(from.cluster, to.cluster, { recursive: true })
  await rm(join(to.cluster, 'postmaster.pid'), { force: true })
  await writeFile(join(to.cluster, 'standby.signal'), '')
  const primary = `host=${from.folder} port=${socketPort} user=postgres`
  await appendFile(join(to.cluster, 'postgresql.auto.conf'), `primary_conninfo = '${primary}'\n`)
  // Who copies is not who serves.
  const { user } = to
  if (user) await runAs(undefined, 'chown', ['-R', `${user.uid}:${user.gid}`, to.cluster])
}
