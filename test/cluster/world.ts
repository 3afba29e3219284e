import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pino } from 'pino'
import type { User } from '#database/embedded/run-as.ts'
import { ensureBuilt } from '#server/bootstrap/tools.mjs'
import { compose } from '#server/compose.ts'
import { loadConfig } from '#server/config.ts'
import { type Place, until } from '#test/chaos/world.ts'
import { mortalCluster } from '#test/support/mortal-cluster.ts'
import { haproxyConfiguration } from './configuration.ts'
import { type Engine, engineUser } from './engines.ts'
import { type Folder, freePorts, makeFolder } from './folder.ts'
import { type Line, makeLine } from './line.ts'
import { makeNode, type Node, type Settings } from './nodes.ts'
import { type Postgres, startPostgres } from './postgres.ts'
import { startProgram } from './program.ts'
import { type Tally, tally } from './tally.ts'

/** Three nodes and whatever they share, as far as its engines are installed. */
export type World = Place & {
  folder: string
  nodes: readonly Node[]
  jobs: Node
  postgres: Postgres | undefined
  /** Between each node and Redis; none without it. */
  lines: ReadonlyMap<string, Line>
  hasBalancer: boolean
  /** What people were answered in the trial under way. */
  counted: { tally: Tally }
  close(): Promise<void>
}

type Parts = { folder: Folder; engines: ReadonlySet<Engine>; user: User; settings: Settings }

export async function makeWorld(engines: ReadonlySet<Engine>, settings: Settings = {}): Promise<World> {
  await ensureBuilt()
  const folder = await makeFolder()
  try {
    return await raise({ folder, engines, user: engines.has('postgres') ? await engineUser() : undefined, settings })
  } catch (error) {
    await folder.remove()
    throw error
  }
}

async function raise({ folder, engines, user, settings }: Parts): Promise<World> {
  const [pages = 0, writes = 0, reads = 0, redis = 0, ...rest] = await freePorts(16)
  const ports = { pages, writes, reads }
  const postgres = engines.has('postgres') ? await startPostgres(folder, user, rest.slice(4)) : undefined
  const single = postgres ? undefined : await mortalCluster()
  const hasBalancer = engines.has('haproxy')
  const database = databaseOf({ postgres, ports, hasBalancer, single: single?.url ?? '' })
  const lines = engines.has('redis') ? await startRedis(folder, redis) : new Map<string, Line>()
  const data = join(folder.path, 'data')
  const common = {
    RIHLA_DEMO: '1',
    LOG_LEVEL: 'error',
    // Shared: what is kept there is the demo's sandboxes, the files and the secrets, which nodes elsewhere have from settings and a bucket.
    DATA_DIR: data,
    RATE_LIMIT_PER_MINUTE: '0',
    // Each buyer comes from an address of their own: limits per network are not what is on trial.
    TRUST_PROXY: '1',
    STOP_NOTICE_SECONDS: '3',
    ...(hasBalancer && { PUBLIC_URL: `http://localhost:${pages}` }),
    ...database,
    ...settings,
  }
  const nodes = names.map((name, i) =>
    makeNode(name, rest[i] ?? 0, { ...common, RUN: 'web,api', ...redisOf(lines, name) }),
  )
  const jobs = makeNode('jobs', rest[3] ?? 0, { ...common, RUN: 'jobs', ...redisOf(lines, 'jobs') })
  if (hasBalancer) {
    const servers = nodes.map(({ name }, i) => ({ name, port: rest[i] ?? 0 }))
    await startBalancer(folder, haproxyConfiguration({ ports, nodes: servers, members: postgres?.members ?? [] }))
  }
  await startAll([...nodes, jobs])
  // The balancer's own address, so that whatever our own application asks finds a node that is up.
  const config = loadConfig({ ...common, RUN: 'web', PORT: String(hasBalancer ? pages : rest[0]) })
  const application = await compose(config, pino({ level: 'silent' }), common.DATABASE_URL)
  const any = () => nodes[Math.floor(Math.random() * nodes.length)]?.url ?? ''
  const url = hasBalancer ? () => `http://localhost:${pages}` : any
  if (hasBalancer) await until('the balancer answers', () => isOk(`${url()}/readyz`))
  const counted = { tally: tally() }
  return {
    folder: folder.path,
    application,
    nodes,
    jobs,
    postgres,
    lines,
    hasBalancer,
    url,
    counted,
    get watcher() {
      return counted.tally
    },
    async close() {
      await Promise.all([...nodes, jobs].map((node) => node.kill()))
      await application.close()
      for (const line of lines.values()) line.close()
      await single?.remove()
      await folder.remove()
    },
  }
}

const names = ['node1', 'node2', 'node3']

type Database = {
  postgres: Postgres | undefined
  ports: { writes: number; reads: number }
  hasBalancer: boolean
  single: string
}

/** Without a balancer there is only the member that leads now. */
function databaseOf({ postgres, ports, hasBalancer, single }: Database): Settings & { DATABASE_URL: string } {
  if (!postgres) return { DATABASE_URL: single }
  if (!hasBalancer) return { DATABASE_URL: postgres.url(postgres.members[0]?.postgres ?? 0) }
  const [DATABASE_URL, DATABASE_READ_URL] = [postgres.url(ports.writes), postgres.url(ports.reads)]
  return { DATABASE_URL, DATABASE_READ_URL, DATABASE_DIRECT_URL: DATABASE_URL }
}

const redisOf = (lines: ReadonlyMap<string, Line>, name: string): Settings => {
  const line = lines.get(name)
  return line ? { REDIS_URL: `redis://127.0.0.1:${line.port}` } : {}
}

async function startRedis(folder: Folder, redis: number): Promise<Map<string, Line>> {
  const place = join(folder.path, 'redis')
  await mkdir(place)
  const own = ['--port', String(redis), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no']
  startProgram({ name: 'redis', command: ['/usr/bin/redis-server', ...own], folder: place })
  const lines = new Map<string, Line>()
  for (const name of [...names, 'jobs']) lines.set(name, await makeLine(redis))
  return lines
}

async function startBalancer(folder: Folder, configuration: string): Promise<void> {
  const place = join(folder.path, 'haproxy')
  await mkdir(place)
  const file = join(place, 'haproxy.cfg')
  await writeFile(file, configuration)
  startProgram({ name: 'haproxy', command: ['/usr/sbin/haproxy', '-db', '-f', file], folder: place })
}

/** The first makes the tables and the demo; the others find them. */
async function startAll([first, ...others]: readonly Node[]): Promise<void> {
  await first?.start()
  await Promise.all(others.map((node) => node.start()))
}

export const isOk = (url: string): Promise<boolean> =>
  fetch(url, { signal: AbortSignal.timeout(5000) }).then(
    async (reply) => {
      await reply.body?.cancel()
      return reply.ok
    },
    () => false,
  )
