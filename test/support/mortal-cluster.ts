import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { realpath, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { type Address, socketPort, urlOf } from '#database/embedded/address.ts'
import { makeDatabase } from '#database/embedded/ask.ts'
import { findPackage, prepareBinaries } from '#database/embedded/binaries.ts'
import { makeCluster } from '#database/embedded/cluster.ts'
import { endingWithStdin } from '#database/embedded/for-tests.ts'
import { serverUser } from '#database/embedded/run-as.ts'
import { serverFlags, spawnServer, untilAnswer } from '#database/embedded/server.ts'
import { makeSocketFolder } from '#database/embedded/socket-folder.ts'

export type MortalCluster = { url: string; kill(): Promise<void>; start(): Promise<void>; remove(): Promise<void> }

// Processes of a killed server hold its memory a moment longer than it lives, and no other starts meanwhile.
const mostTries = 5

/** A PostgreSQL of one test's own, which may be killed and started again at the same address. */
export async function mortalCluster(): Promise<MortalCluster> {
  const user = await serverUser('')
  const folder = await realpath(await makeSocketFolder(user))
  const site = { folder, cluster: join(folder, 'cluster'), user, moved: true }
  const binaries = await prepareBinaries(findPackage(process.platform, process.arch), site, () => undefined)
  await makeCluster(site, binaries, ['--no-sync'])
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
  await start()
  await makeDatabase(address)
  return { url: urlOf(address, 'rihla', 'rihla'), kill, start, remove }
}
