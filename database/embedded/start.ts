import { setTimeout as sleep } from 'node:timers/promises'
import { type Address, lastAddress, urlOf } from './address.ts'
import { type Answer, ask, makeDatabase } from './ask.ts'
import { findPackage, prepareBinaries } from './binaries.ts'
import { makeCluster } from './cluster.ts'
import { keepRunning } from './keep-running.ts'
import { launch, patienceSeconds, type Server } from './server.ts'
import { chooseSite, type Site } from './site.ts'

export type Embedded = { url: string; started: boolean; stop(): Promise<void> }

type Options = {
  dataDir: string
  say: (line: string) => void
  /** The unpacked npm package with PostgreSQL; found by itself unless given. */
  packageFolder?: string
  /** Starts the server again when it dies, and says so by this; only the one who started it does. */
  revive?: (line: string) => void
}

// A server that neither answers nor lets go; one that is shutting down answers.
const occupiedSeconds = 20

/** Starts (or joins) the PostgreSQL that keeps its data under dataDir. */
export async function startEmbedded(options: Options): Promise<Embedded> {
  const site = await chooseSite(options.dataDir, options.say)
  const occupiedUntil = Date.now() + occupiedSeconds * 1000
  for (;;) {
    const running = await findRunning(site, options.say)
    if (running) {
      const joined = await join(running, site)
      if (joined) return joined
      continue
    }
    const server = await start(site, options)
    if (server) return embedded(server.address, revived(server, site, options))
    if (Date.now() > occupiedUntil) {
      throw new Error(`Another PostgreSQL holds ${site.folder} but does not answer: end it, then start again.`)
    }
    await sleep(200)
  }
}

async function embedded(address: Address, server: Server | undefined): Promise<Embedded> {
  // Who joined leaves the server to the one who started it.
  const stop = async () => server?.stop()
  await makeDatabase(address).catch(async (error: unknown) => {
    await stop()
    throw error
  })
  return { url: urlOf(address, 'rihla', 'rihla'), started: server !== undefined, stop }
}

/** Joins a running server; undefined when it stopped in that very moment. */
async function join(running: Address, site: Site): Promise<Embedded | undefined> {
  try {
    return await embedded(running, undefined)
  } catch (error) {
    if ((await ask(running, site.cluster)) === 'ready') throw error
    return undefined
  }
}

async function start(site: Site, options: Options, again?: Address): Promise<Server | undefined> {
  const packageFolder = options.packageFolder ?? findPackage(process.platform, process.arch)
  const binaries = await prepareBinaries(packageFolder, site, options.say)
  await makeCluster(site, binaries)
  return launch({ site, binaries, say: options.say, again })
}

function revived(server: Server, site: Site, options: Options): Server {
  const { revive: say } = options
  if (!say) return server
  return keepRunning(server, { say, start: () => start(site, { ...options, say }, server.address) })
}

/** The address of a running server, once it answers; undefined when there is none. */
async function findRunning(site: Site, say: (line: string) => void): Promise<Address | undefined> {
  const until = Date.now() + patienceSeconds * 1000
  const tellAt = Date.now() + 1000
  let isAnnounced = false
  while (Date.now() < until) {
    const address = await lastAddress(site.cluster)
    const answer: Answer = address ? await ask(address, site.cluster) : 'absent'
    if (answer === 'ready') return address
    if (answer === 'absent') return undefined
    if (!isAnnounced && Date.now() > tellAt) say('PostgreSQL is starting, recovering or stopping; waiting for it.')
    isAnnounced ||= Date.now() > tellAt
    await sleep(100)
  }
  throw new Error(`PostgreSQL in ${site.folder} takes no connection for ${patienceSeconds} seconds: see postgres.log.`)
}
